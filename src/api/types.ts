import type { ProductId } from '../products';

/** What kind of value a prop takes, for controls and for reading at a glance. */
export type TypeKind =
  | 'boolean'
  | 'number'
  | 'string'
  | 'literals'
  | 'node'
  | 'element-type'
  | 'ref'
  | 'function'
  | 'array'
  | 'sx'
  | 'object'
  | 'other';

/** A TypeScript type as a person reads it. */
export interface TypeText {
  /** The whole type. */
  text: string;
  /** One short line that stands for it; equal to `text` when that is short already. */
  short: string;
  kind: TypeKind;
  /** The fixed values that the type allows, in the declaration's order. */
  values?: (string | number | boolean | null)[];
  /** Interface that projects augment to add values to the union. */
  extendedBy?: string;
}

/** One argument of a callback. */
export interface ArgumentApi {
  name: string;
  type: string;
  optional: boolean;
  description?: string;
}

/** The signature of a callback. */
export interface SignatureApi {
  text: string;
  arguments: ArgumentApi[];
  returns: { type: string; description?: string };
}

/** What happened to a prop, slot or class from one release to another. */
export type ChangeKind = 'added' | 'changed' | 'deprecated' | 'removed';

/** Facts that a change concerns; `default` is `null` where there is none. */
export interface EntryFacts {
  type?: string;
  default?: string | null;
  required?: boolean;
}

/** One change between two releases. */
export interface EntryChange {
  /** Name of the prop or slot; full name of the class. */
  name: string;
  kind: ChangeKind;
  /** How it was: all facts of what was removed, else those that differ. */
  before?: EntryFacts;
  /** How it is: all facts of what was added, else those that differ. */
  after?: EntryFacts;
  /**
   * The reason of its deprecation, in Markdown, which names what replaces it: of what is deprecated
   * now, and of what was before it was removed.
   */
  deprecated?: string;
}

/** All changes of a component, sorted by kind and name. */
export interface ComponentChanges {
  props: EntryChange[];
  slots: EntryChange[];
  classes: EntryChange[];
}

/** The changes of a component between two documented releases. */
export interface ReleaseChanges extends ComponentChanges {
  from: string;
  to: string;
}

/** Since when a thing exists. */
export interface Dated {
  /**
   * Major version that brought it, such as `7`. Absent where every documented release has it, and
   * where no earlier one is known.
   */
  since?: string;
}

/** One prop. */
export interface PropApi extends Dated {
  name: string;
  type: TypeText;
  required: boolean;
  /** Markdown, empty when the declarations say nothing. */
  description: string;
  default?: string;
  /** The reason, in Markdown; empty when none is given. Absent for a prop that is not deprecated. */
  deprecated?: string;
  see?: string[];
  signature?: SignatureApi;
}

/** A part of the component that a project may replace. */
export interface SlotApi extends Dated {
  name: string;
  type: TypeText;
  /** Element or component that is rendered when nothing is given; `null` when not declared. */
  default: string | null;
  description: string;
  deprecated?: string;
  /** Class of the slot's element, `null` when it has none of its own. */
  className: string | null;
}

/** A class that a component puts on one of its elements. */
export interface ClassApi extends Dated {
  /** Key in the `classes` prop, such as `root`. */
  key: string;
  /** Full name, such as `MuiButton-root`. */
  className: string;
  description: string;
  deprecated?: string;
  /** Whether it is one of the state classes that all components share, such as `Mui-disabled`. */
  isGlobal: boolean;
}

/** The component that this one passes its further props to. */
export interface InheritanceApi {
  name: string;
  /** Its API page on this site, `null` when it is not documented here. */
  pathname: string | null;
  /** Address of its documentation elsewhere, `null` when it is documented here. */
  href: string | null;
}

/** A prop that is taken as well, but described for another component. */
export interface InheritedProp extends PropApi {
  /** The component that it comes from. */
  from: string;
}

/** All that is known of one component in one version. */
export interface ComponentApi extends Dated {
  name: string;
  /** Last part of the page's address, such as `text-field`. */
  slug: string;
  /** Part of the address before it that the pages of one package share, such as `data-grid`. */
  section?: string;
  /** Present for what is no component but a type with a page; `props` are its members. */
  kind?: 'interface';
  product: ProductId;
  /** The product's version that this describes. */
  version: string;
  package: { name: string; version: string };
  imports: string[];
  /** Markdown, empty when the declarations say nothing. */
  description: string;
  deprecated?: string;
  props: PropApi[];
  /** Whether `sx` is accepted. */
  sx: boolean;
  /** Whether style props such as `mt` and `bgcolor` are accepted directly. */
  systemProps: boolean;
  /** The element that `ref` receives (`null`: depends on use); `ref` is `null` when not accepted. */
  ref: { element: string | null } | null;
  /** What further props end up on: a component or an HTML element; `null` when nowhere. */
  spread: { kind: 'component' | 'element'; name: string } | null;
  inheritance: InheritanceApi | null;
  inheritedProps: InheritedProp[];
  slots: SlotApi[];
  classes: ClassApi[];
  /** Key of the component in the theme's `components`, `null` when the theme cannot reach it. */
  themeName: string | null;
  source: string;
  /**
   * Address of its declaration at the documented version: the line of the hand-written `.d.ts`, or
   * the TypeScript file that the declaration was made from.
   */
  declaration: string;
  /**
   * What changed from each documented release to the next, the newest first, from the first one that
   * has the component; absent when only one release is documented.
   */
  changes?: ReleaseChanges[];
}

/** One row of an API page; texts ending in `html` are safe HTML made at build. */
export interface ApiEntry {
  /** Anchor of the row. */
  id: string;
  name: string;
  html: string;
  /** The type in one line. */
  type?: string;
  /** The whole type, when one line does not hold it. */
  fullType?: string;
  /** Interface that projects augment to add values. */
  extendedBy?: string;
  required?: true;
  default?: string;
  /** The reason as HTML, possibly empty. */
  deprecated?: string;
  signature?: {
    /** Absent when it says no more than the type. */
    text?: string;
    arguments?: { name: string; type: string; html: string }[];
    /** What the callback's result means, as HTML. */
    returns?: string;
  };
  /** Class of a slot's element. */
  className?: string;
  /** Key of a class in `classes`. */
  key?: string;
  /** Whether a class is one of the state classes that all components share. */
  isState?: true;
  /** Major version that brought it. */
  since?: string;
  /** What changed in which release, as HTML, the newest first. */
  changes?: string[];
  /** What its comment refers to, as HTML. */
  see?: string[];
}

/** What an API page shows in rows. */
export interface ApiPageData {
  /** The component. */
  name: string;
  props: ApiEntry[];
  inherited: ApiEntry[];
  slots: ApiEntry[];
  classes: ApiEntry[];
}

/** How many changes of each kind there are; kinds without any are absent. */
export type ChangeCounts = Partial<Record<ChangeKind, number>>;

/** What changed between two releases of a product. */
export interface ReleaseSummary {
  from: string;
  to: string;
  /** Components that are new. */
  added: string[];
  /** Components that are gone, with the reason of their deprecation as HTML where one was given. */
  removed: { name: string; html?: string }[];
  changed: { name: string; props: ChangeCounts; slots: ChangeCounts; classes: ChangeCounts }[];
  /** How many components are as they were. */
  unchanged: number;
  /** Packages of which the older release is not known. */
  unknown: string[];
}

/** What a comparison page shows by itself; components are fetched when they are chosen. */
export interface CompareData {
  product: ProductId;
  /** The documented versions, the newest first. */
  versions: string[];
  components: {
    name: string;
    /** Last part of its page's address, `null` if the newest version does not have it. */
    slug: string | null;
    /** The versions that have it. */
    versions: string[];
  }[];
  /** From each version to the next, the newest first. */
  summaries: ReleaseSummary[];
}
