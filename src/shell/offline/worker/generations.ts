import { cacheName } from '../addresses';

/** Prefix of the caches of visited pages; an increasing number follows. */
let prefix = 'offline-visited-';

/**
 * Names the caches of this worker.
 *
 * @param baseUrl - The site's base URL, with slashes at both ends.
 */
export function nameGenerations(baseUrl: string): void {
  prefix = cacheName('offline-visited-', baseUrl);
}

/**
 * The caches of visited pages, newest first: one for each deployment that the reader has visited.
 */
export async function generations(): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  return names.sort((one, other) => numberOf(other) - numberOf(one));
}

function numberOf(name: string): number {
  return Number(name.slice(prefix.length));
}

/**
 * Creates a cache for a new deployment and deletes all but the previous one. A page shares a cache
 * with all files that it loads, because a page of one deployment can't run the scripts of another.
 */
export async function beginGeneration(): Promise<void> {
  const [newest, ...older] = await generations();
  await caches.open(`${prefix}${newest ? numberOf(newest) + 1 : 1}`);
  await Promise.all(older.map((name) => caches.delete(name)));
}

/** The cache of the current deployment. */
export async function currentGeneration(): Promise<Cache> {
  const [newest] = await generations();
  return caches.open(newest ?? `${prefix}1`);
}
