/** A file of the built site that a reader may keep. */
export interface OfflineFile {
  /** Address below the site's base URL, without leading slash; a page's ends in a slash. */
  url: string;
  bytes: number;
  /** First 16 hexadecimal digits of the SHA-256 of its content. */
  hash: string;
}

/** The search's description of a file of records; only its file matters here. */
export type OfflineShard = { file: string } & Record<string, unknown>;

/** The pages of a product's version, with all that they load; written by `plugins/offline`. */
export interface OfflineSet {
  /** Such as `material-ui-7.3.2`. */
  id: string;
  productName: string;
  version: string;
  pages: number;
  /** Size of all its files as they are stored, that is uncompressed. */
  bytes: number;
  /** Changes with any of its files. */
  hash: string;
  /** Address of its list of files, an {@link OfflineSetFiles}, below the base URL. */
  list: string;
}

/** What can be kept, at a fixed address. */
export interface OfflineList {
  sets: OfflineSet[];
}

/** The files of a set. */
export interface OfflineSetFiles {
  files: OfflineFile[];
  /** What the search finds in it; absent when the site has no search of its own. */
  shard?: OfflineShard;
}
