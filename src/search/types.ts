/** What a record leads to. */
export type RecordKind = 'page' | 'section' | 'demo' | 'component' | 'prop' | 'class' | 'slot';

/** One thing that a reader can find; written by `plugins/search-index`. */
export interface SearchRecord {
  kind: RecordKind;
  /** What it is called: a heading, a component's or a prop's name. */
  title: string;
  /** What it belongs to, outermost first: the page and its sections, or the component. */
  path: string[];
  /** Address below the site's base URL, with its anchor. */
  url: string;
  /** The beginning of its text. */
  text: string;
  /** Whether a prop comes from another component, whose page describes it as well. */
  inherited?: true;
}

/** One file of records: those of a product's version. */
export interface SearchShard {
  product: string;
  /** Name of the product, for the chip. */
  productName: string;
  version: string;
  /** Whether this is the version that the product shows by default. */
  current: boolean;
  /** Paths below which this version's pages stand, without slash at their ends. */
  paths: string[];
  /** Address of the file below the site's base URL; its name changes with its content. */
  file: string;
  /** Size of the file in bytes, before compression. */
  bytes: number;
  records: number;
}

/** The list of shards, at a fixed address. */
export interface SearchManifest {
  shards: SearchShard[];
}
