import type { SearchManifest, SearchRecord, SearchShard } from '../types';

const MANIFEST = 'search/shards.json';

function isRecord(value: unknown): value is SearchRecord {
  const { title, url, path } = (value ?? {}) as Partial<SearchRecord>;
  return typeof title === 'string' && typeof url === 'string' && Array.isArray(path);
}

function isRecords(value: unknown): value is SearchRecord[] {
  return Array.isArray(value) && value.every(isRecord);
}

function isManifest(value: unknown): value is SearchManifest {
  return Array.isArray((value as Partial<SearchManifest> | null)?.shards);
}

async function fetchJson<T>(
  url: string,
  isExpected: (value: unknown) => value is T,
  cache: RequestCache,
): Promise<T> {
  const response = await fetch(url, { cache });
  if (!response.ok) {
    throw new Error(`${url} answered with status ${response.status}.`);
  }
  const value: unknown = await response.json();
  if (!isExpected(value)) {
    throw new Error(`${url} is no search data. Build the site again.`);
  }
  return value;
}

/**
 * The list of shards, as the server has it now.
 *
 * @param baseUrl - The site's base URL, with slashes at both ends.
 * @throws An `Error` when it cannot be had or is not a list of shards.
 */
export function fetchManifest(baseUrl: string): Promise<SearchManifest> {
  // Its name never changes, so that the copy in the cache may be the last deployment's.
  return fetchJson(`${baseUrl}${MANIFEST}`, isManifest, 'no-cache');
}

/**
 * The records of a shard. Where its file is gone or broken, a new deployment may have replaced it,
 * or the cache holds half of it: then both list and file are fetched past the cache, once.
 *
 * @throws An `Error` when they cannot be had.
 */
export async function fetchRecords(baseUrl: string, shard: SearchShard): Promise<SearchRecord[]> {
  try {
    return await fetchJson(`${baseUrl}${shard.file}`, isRecords, 'default');
  } catch {
    const { shards } = await fetchManifest(baseUrl);
    const renewed = shards.find(
      ({ product, version }) => product === shard.product && version === shard.version,
    );
    return fetchJson(`${baseUrl}${(renewed ?? shard).file}`, isRecords, 'reload');
  }
}
