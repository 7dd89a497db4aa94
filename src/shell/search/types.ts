/** The kind of a record's target. */
export type RecordKind = 'page' | 'section' | 'demo' | 'component' | 'prop' | 'class' | 'slot';

/** A search record, written by `plugins/output/search-index`. */
export interface SearchRecord {
  kind: RecordKind;
  /** A heading, or the name of a component or prop. */
  title: string;
  /** Its parents, outermost first: the page and its sections, or the component. */
  path: string[];
  /** URL relative to the base URL, with its anchor. */
  url: string;
  /** An excerpt. */
  text: string;
  /** The first lines of a section's code; absent if it has none. */
  code?: string;
  /** Whether a prop is inherited from another component, whose page documents it too. */
  inherited?: true;
  /** Whether it's deprecated; absent otherwise. */
  deprecated?: true;
  /** Number of pages whose code names a component, or the component of a page; absent for none. */
  uses?: number;
}

/** The pages of a product's version with their sections and demos, or the rows of its API pages. */
export type ShardPart = 'pages' | 'api';

/** A file with records of a product's version. */
export interface SearchShard {
  product: string;
  /** Name of the product, shown in a chip. */
  productName: string;
  version: string;
  part: ShardPart;
  /** Whether it's the product's default version. */
  current: boolean;
  /** Base paths of this version's pages, without trailing slashes. */
  paths: string[];
  /** Path of the first page of the product's current version. */
  landing?: string;
  /** URL of the file relative to the base URL, with a content hash. */
  file: string;
  /** Uncompressed size of the file in bytes. */
  bytes: number;
  records: number;
}

/** The list of shards, at a fixed address. */
export interface SearchManifest {
  shards: SearchShard[];
}
