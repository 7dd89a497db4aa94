/** A file of the built site that can be downloaded. */
export interface OfflineFile {
  /** Path below the site's base URL, without leading slash; the path of a page ends in a slash. */
  url: string;
  bytes: number;
  /** First 16 hexadecimal digits of the SHA-256 of its content. */
  hash: string;
}

/** The search index's description of a shard; only its file is used here. */
export type OfflineShard = { file: string } & Record<string, unknown>;

/** The pages of a version of a product, with all files they load; written by `plugins/output/offline`. */
export interface OfflineSet {
  /** For example, `material-ui-7.3.2`. */
  id: string;
  productName: string;
  version: string;
  pages: number;
  /** Size of all files as stored, uncompressed. */
  bytes: number;
  /** Changes when any of its files changes. */
  hash: string;
  /** Path of its file list, an {@link OfflineSetFiles}, below the base URL. */
  list: string;
}

/** The list of downloadable sets; its URL never changes. */
export interface OfflineList {
  sets: OfflineSet[];
}

/** The files of a set. */
export interface OfflineSetFiles {
  files: OfflineFile[];
  /** Its search shards; empty if the site has no search index. */
  shards: OfflineShard[];
}
