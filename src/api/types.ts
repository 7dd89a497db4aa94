import type { ProductId } from '../products';

/** The kind of value that a prop accepts, for playground controls and labels. */
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

/** A TypeScript type in readable form. */
export interface TypeText {
  /** The complete type. */
  text: string;
  /** A one-line summary; equal to `text` if that's short enough. */
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

/** How a prop, slot or class changed between two releases. */
export type ChangeKind = 'added' | 'changed' | 'deprecated' | 'removed';

/** The facts that changed; `default` is `null` if there is none. */
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
  /** Before the change: all facts of a removed member, otherwise those that differ. */
  before?: EntryFacts;
  /** After the change: all facts of an added member, otherwise those that differ. */
  after?: EntryFacts;
  /**
   * The reason for the deprecation, in Markdown, including the replacement. Set for deprecated
   * members and for removed ones that were deprecated before.
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

/** The version in which something was added. */
export interface Dated {
  /**
   * Major version in which it was added, such as `7`. Absent if every documented release has it or
   * no earlier release is documented.
   */
  since?: string;
}

/** One prop. */
export interface PropApi extends Dated {
  name: string;
  type: TypeText;
  required: boolean;
  /** Markdown; empty if there is no comment. */
  description: string;
  default?: string;
  /** The reason, in Markdown, possibly empty. Absent if the prop isn't deprecated. */
  deprecated?: string;
  see?: string[];
  signature?: SignatureApi;
}

/** A part of the component that projects can replace. */
export interface SlotApi extends Dated {
  name: string;
  type: TypeText;
  /** Element or component rendered by default; `null` if it isn't declared. */
  default: string | null;
  description: string;
  deprecated?: string;
  /** Class of the slot's element; `null` if it has none. */
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
  /** Whether it's a state class shared by all components, such as `Mui-disabled`. */
  isGlobal: boolean;
}

/** The component that receives all other props. */
export interface InheritanceApi {
  name: string;
  /** Its API page on this site; `null` if it isn't documented here. */
  pathname: string | null;
  /** URL of its documentation elsewhere; `null` if it's documented here. */
  href: string | null;
}

/** An inherited prop, described on another component's page. */
export interface InheritedProp extends PropApi {
  /** The component that declares it. */
  from: string;
}

/** The description of a component in one version. */
export interface ComponentApi extends Dated {
  name: string;
  /** Last segment of the page's path, such as `text-field`. */
  slug: string;
  /** Path segment shared by the pages of one package, such as `data-grid`. */
  section?: string;
  /** Set for a type with its own page; `props` are its members. */
  kind?: 'interface';
  product: ProductId;
  /** The described version of the product. */
  version: string;
  package: { name: string; version: string };
  imports: string[];
  /** Markdown; empty if there is no comment. */
  description: string;
  deprecated?: string;
  props: PropApi[];
  /** Whether `sx` is accepted. */
  sx: boolean;
  /** Whether style props such as `mt` and `bgcolor` are accepted directly. */
  systemProps: boolean;
  /**
   * The element that `ref` receives; `null` if it varies. `ref` is `null` if refs aren't accepted.
   */
  ref: { element: string | null } | null;
  /** The component or HTML element that receives all other props; `null` if they're dropped. */
  spread: { kind: 'component' | 'element'; name: string } | null;
  inheritance: InheritanceApi | null;
  inheritedProps: InheritedProp[];
  slots: SlotApi[];
  classes: ClassApi[];
  /** Key of the component in the theme's `components`; `null` if it isn't themeable. */
  themeName: string | null;
  source: string;
  /**
   * URL of its declaration at the documented version: the line in the hand-written `.d.ts`, or the
   * TypeScript file that the declaration was generated from.
   */
  declaration: string;
  /**
   * Changes between consecutive documented releases, newest first, starting with the first release
   * that has the component. Absent if only one release is documented.
   */
  changes?: ReleaseChanges[];
}

/**
 * A row of an API page. Its texts are in the format that its reader asks for; on a page they are safe
 * HTML generated by the build.
 */
export interface ApiEntry {
  /** Anchor of the row. */
  id: string;
  name: string;
  /** The description. */
  text: string;
  /** The type in one line. */
  type?: string;
  /** The complete type, if it doesn't fit on one line. */
  fullType?: string;
  /** Interface that projects augment to add values. */
  extendedBy?: string;
  required?: true;
  default?: string;
  /** The reason for the deprecation, possibly empty. */
  deprecated?: string;
  signature?: {
    /** Absent if the type already contains it. */
    text?: string;
    arguments?: { name: string; type: string; text: string }[];
    /** Description of the callback's return value. */
    returns?: string;
  };
  /** Class of a slot's element. */
  className?: string;
  /** Key of a class in `classes`. */
  key?: string;
  /** Whether it's a state class shared by all components. */
  isState?: true;
  /** Major version in which it was added. */
  since?: string;
  /** Changes by release, newest first. */
  changes?: string[];
  /** The comment's `@see` references. */
  see?: string[];
}

/** The rows of an API page. */
export interface ApiPageData {
  /** The component. */
  name: string;
  props: ApiEntry[];
  inherited: ApiEntry[];
  slots: ApiEntry[];
  classes: ApiEntry[];
}

/** The number of changes of each kind; kinds without changes are absent. */
export type ChangeCounts = Partial<Record<ChangeKind, number>>;

/** The changes between two releases of a product. */
export interface ReleaseSummary {
  from: string;
  to: string;
  /** Components that are new. */
  added: string[];
  /** Removed components, with the reason for their deprecation as HTML, if any. */
  removed: { name: string; html?: string }[];
  changed: { name: string; props: ChangeCounts; slots: ChangeCounts; classes: ChangeCounts }[];
  /** The number of unchanged components. */
  unchanged: number;
  /** Packages without a documented older release. */
  unknown: string[];
}

/** The data of a comparison page. Components are fetched on demand. */
export interface CompareData {
  product: ProductId;
  /** The documented versions, newest first. */
  versions: string[];
  components: {
    name: string;
    /** Last segment of its page's path; `null` if the newest version doesn't have it. */
    slug: string | null;
    /** The versions that have it. */
    versions: string[];
  }[];
  /** One summary per pair of consecutive versions, newest first. */
  summaries: ReleaseSummary[];
}
