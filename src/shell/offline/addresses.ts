import type { OfflineFile } from './types';

/** Path of the list of downloadable sets, below the base URL. Its name never changes. */
export const OFFLINE_LIST = 'offline/sets.json';

/**
 * Path of the search index's list of shards, below the base URL, as `plugins/output/search-index` names
 * it.
 */
export const SHARD_LIST = 'search/shards.json';

/** Path of the page shown instead of one that isn't cached, below the base URL. */
export const OFFLINE_PAGE = 'offline.html';

/** Header of the requests of a download, which the worker ignores. */
export const DOWNLOAD_HEADER = 'X-Keep-Offline';

/**
 * The name of a cache. Below a path, it contains the path, because all sites of a host share their caches.
 *
 * @param baseUrl - The site's base URL, with slashes at both ends.
 */
export function cacheName(name: string, baseUrl: string): string {
  return baseUrl === '/' ? name : baseUrl + name;
}

/** Folder of files with a content hash in their names. */
const HASHED = 'assets/';

/** Whether the file at this path never changes. */
export function isImmutable(url: string): boolean {
  return url.startsWith(HASHED);
}

/**
 * The cache key of a file: its path, plus its hash if its content can change. The old and the new
 * copy can then exist side by side until the new set is complete.
 *
 * @param baseUrl - The site's base URL, with slashes at both ends.
 */
export function keptAddress(baseUrl: string, { url, hash }: Pick<OfflineFile, 'url' | 'hash'>) {
  return isImmutable(url) ? `${baseUrl}${url}` : `${baseUrl}${url}?kept=${hash}`;
}
