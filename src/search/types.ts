/** What a record leads to. */
export type RecordKind = 'page' | 'section' | 'demo' | 'component' | 'prop' | 'class' | 'slot';

/** One thing that a reader can find; written by `plugins/search-index`. */
export interface SearchRecord {
  kind: RecordKind;
  /** What it is called: a heading, a component's or a prop's name. */
  title: string;
  /** What it belongs to: the page's title, or the component's name. Empty for pages. */
  context: string;
  /** Address below the site's base URL, with its anchor. */
  url: string;
  /** The beginning of its text. */
  text: string;
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
