import type { ComponentType, ReactNode } from 'react';

/** A value that a control can set and an address can hold. */
export type Literal = string | number | boolean;

/** A value that stands in the code of the playground's module, by its name there. */
export interface NamedValue {
  named: string;
}

/** What a prop has in the playground. */
export type PropValue = Literal | NamedValue;

/** The props that are set, by name. */
export type State = Readonly<Record<string, PropValue>>;

/** One prop that the reader can change. */
export interface Control {
  prop: string;
  kind: 'switch' | 'choice' | 'number' | 'text' | 'node';
  /** The values to choose from, for a choice. */
  values?: Literal[];
  /** Names of the ready values to choose from, for a node. */
  named?: string[];
  /** What holds when the prop is not given; absent when nothing does. */
  default?: Literal;
  required?: true;
}

/** Source code as it is shown. */
export interface Snippet {
  text: string;
  /** The same, highlighted. */
  html: string;
}

/** All of a playground that is data. */
export interface PlaygroundSpec {
  /** The component. */
  name: string;
  controls: Control[];
  /** The props at the beginning. */
  initial: State;
  /** The code of the named values. */
  snippets: Record<string, Snippet>;
  /** The code around the component, and how far in the component stands there. */
  around?: { before: Snippet; depth: number; after: Snippet };
  /** Callbacks that set a prop: `[prop, callback]`. */
  binds: [prop: string, callback: string][];
  /** Whether a button beside the component sets `open`, because nothing shows when it is closed. */
  opener?: true;
  /** Room of the component in px; as wide as its content without. */
  width?: number;
}

/** What a generated module says of one component. */
export interface PlaygroundDefinition {
  spec: PlaygroundSpec;
  scope: 'material' | 'joy';
  Scope: ComponentType<{ children: ReactNode }>;
  Component: ComponentType<Record<string, unknown>>;
  /** The named values. */
  named: Record<string, unknown>;
  around?: (here: ReactNode) => ReactNode;
}

/**
 * What a writer gives for one component: only what the types cannot say. JSX and functions are
 * source text, `{ code: '<Tab label="Flour" />' }`, for they are shown as well as run. Components of
 * the product and icons (`StarIcon`) need no import; `anchor` is the element to open beside.
 */
export interface Preset {
  /** Props at the beginning. */
  props?: Record<string, Literal | { code: string }>;
  /** Import lines of what the code takes from elsewhere. */
  imports?: string[];
  /** Props that get no control. */
  hide?: string[];
  /** What the component stands in, with `<Here />` on a line of its own in its place. */
  around?: string;
  /** Shows a button that sets `open`, for what shows nothing when it is closed. */
  opener?: true;
  /** Room of the component in px, for what takes the width that it gets. */
  width?: number;
}

/** The presets of a product, by component. */
export type Presets = Readonly<Record<string, Preset>>;
