import type { ComponentType, ReactNode } from 'react';
import type { IslandParts } from '@site/src/demos/types';
import type { DemoScope } from '@site/src/foundation/products';

/** A value that a control can set and a URL can contain. */
export type Literal = string | number | boolean;

/** A named value in the playground's module. */
export interface NamedValue {
  named: string;
}

/** The value of a prop in the playground. */
export type PropValue = Literal | NamedValue;

/** Values of the set props, by name. */
export type State = Readonly<Record<string, PropValue>>;

/** A prop that the reader can change. */
export interface Control {
  prop: string;
  kind: 'switch' | 'choice' | 'number' | 'text' | 'node';
  /** Options of a choice. */
  values?: Literal[];
  /** Text of a node to start with. */
  sample?: string;
  /** Names of the predefined elements of a node. */
  named?: string[];
  /** Default of the prop, if any. */
  default?: Literal;
  required?: true;
}

/** Displayed source code. */
export interface Snippet {
  text: string;
  /** The same, highlighted. */
  html: string;
}

/** The serializable part of a playground. */
export interface PlaygroundSpec {
  /** The component. */
  name: string;
  controls: Control[];
  /** The initial props. */
  initial: State;
  /** The code of the named values. */
  snippets: Record<string, Snippet>;
  /** The code around the component, and the component's indentation in it. */
  around?: { before: Snippet; depth: number; after: Snippet };
  /** Callbacks that set a prop: `[prop, callback]`. */
  binds: [prop: string, callback: string][];
  /** Whether to show a button that sets `open`, for components that are invisible when closed. */
  opener?: true;
  /** Width of the component in px; as wide as its content by default. */
  width?: number;
}

/** The playground of a component in a generated module. */
export interface PlaygroundDefinition {
  spec: PlaygroundSpec;
  scope: DemoScope;
  Scope: IslandParts['Scope'];
  Component: ComponentType<Record<string, unknown>>;
  /** The named values. */
  named: Record<string, unknown>;
  around?: (here: ReactNode) => ReactNode;
}

/**
 * A writer's preset for a component. JSX and functions are source text, `{ code: '<Tab
 * label="Flour" />' }`, because they're also displayed. Components of the product and icons
 * (`StarIcon`) need no import; `anchor` is the element that popups open next to.
 */
export interface Preset {
  /** Initial props. */
  props?: Record<string, Literal | { code: string }>;
  /** Additional import lines for the code. */
  imports?: string[];
  /** Props without a control. */
  hide?: string[];
  /** JSX around the component, with `<Here />` on its own line as its placeholder. */
  around?: string;
  /** Shows a button that sets `open`, for components that are invisible when closed. */
  opener?: true;
  /** Width of the component in px, for components that fill their container. */
  width?: number;
}

/** A product's presets by component. */
export type Presets = Readonly<Record<string, Preset>>;
