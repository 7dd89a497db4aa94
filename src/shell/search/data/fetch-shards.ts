import { isSameVersion } from './home-shard';
import type { SearchManifest, SearchRecord, SearchShard } from '../types';

const MANIFEST = 'search/shards.json';

/** Time limits in milliseconds: until the response starts, and until it's complete. */
const LIMITS = { start: 10_000, end: 60_000 };

class TimeoutError extends Error {}

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

/** Fetches JSON within the time limits, even if the network hangs. */
async function fetchInTime(url: string, cache: RequestCache): Promise<unknown> {
  // Safari 15.4 has no `AbortSignal.timeout`.
  const controller = new AbortController();
  const abortAfter = (limit: number) => setTimeout(() => controller.abort(), limit);
  const timers = [abortAfter(LIMITS.start), abortAfter(LIMITS.end)];
  try {
    const response = await fetch(url, { cache, signal: controller.signal });
    clearTimeout(timers[0]);
    if (!response.ok) {
      throw new Error(`${url} answered with status ${response.status}.`);
    }
    return (await response.json()) as unknown;
  } catch (error) {
    // Older browsers reject with an error of their own.
    throw controller.signal.aborted ? new TimeoutError(`${url} timed out.`) : error;
  } finally {
    timers.forEach(clearTimeout);
  }
}

async function fetchJson<T>(
  url: string,
  isExpected: (value: unknown) => value is T,
  cache: RequestCache,
): Promise<T> {
  const value = await fetchInTime(url, cache);
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
  } catch (error) {
    if (error instanceof TimeoutError) {
      throw error;
    }
    const { shards } = await fetchManifest(baseUrl);
    const renewed = shards.find(
      (other) => other.part === shard.part && isSameVersion(other, shard),
    );
    return fetchJson(`${baseUrl}${(renewed ?? shard).file}`, isRecords, 'reload');
  }
}
