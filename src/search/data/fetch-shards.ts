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
    throw new Error(`${url} doesn't contain search data. Rebuild the site.`);
  }
  return value;
}

/**
 * Fetches the list of shards.
 *
 * @param baseUrl - The site's base URL, with leading and trailing slashes.
 * @throws An `Error` if it can't be loaded or isn't a list of shards.
 */
export function fetchManifest(baseUrl: string): Promise<SearchManifest> {
  // Its URL never changes, so a cached copy may be from an earlier deployment.
  return fetchJson(`${baseUrl}${MANIFEST}`, isManifest, 'no-cache');
}

/**
 * Fetches the records of a shard. If the file is missing or malformed, there may be a new
 * deployment or a truncated copy in the cache, so both list and file are fetched again without the
 * cache, once.
 *
 * @throws An `Error` if they can't be loaded.
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
