import type { OfflineFile } from './types';

/** The list of what can be kept, below the base URL. Its name never changes. */
export const OFFLINE_LIST = 'offline/sets.json';

/** The search's list of shards, below the base URL, as `plugins/search-index` names it. */
export const SHARD_LIST = 'search/shards.json';

/** What a reader sees in place of a page that is not kept, below the base URL. */
export const OFFLINE_PAGE = 'offline.html';

/** Header of a download by the reader's choice, which the worker leaves alone. */
export const DOWNLOAD_HEADER = 'X-Keep-Offline';

/** Folder of files whose names contain a hash of their content. */
const HASHED = 'assets/';

/** Whether a file never changes under its address. */
export function isImmutable(url: string): boolean {
  return url.startsWith(HASHED);
}

/**
 * The address that a file is kept under: its own, and for a file that changes with its hash, so
 * that the old and the new copy stand side by side until the new set is whole.
 *
 * @param baseUrl - The site's base URL, with slashes at both ends.
 */
export function keptAddress(baseUrl: string, { url, hash }: Pick<OfflineFile, 'url' | 'hash'>) {
  return isImmutable(url) ? `${baseUrl}${url}` : `${baseUrl}${url}?kept=${hash}`;
}
