/** Beginning of the names of the caches of visited pages; a number follows, which grows. */
const PREFIX = 'offline-visited-';

/** The caches of visited pages, newest first: one of each deployment that the reader has met. */
export async function generations(): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  return names.sort((one, other) => numberOf(other) - numberOf(one));
}

function numberOf(name: string): number {
  return Number(name.slice(PREFIX.length));
}

/**
 * Begins a cache for a new deployment and deletes all but the one before it. A page stands in one
 * cache with everything that it loads, since a page of one deployment cannot run the scripts of another.
 */
export async function beginGeneration(): Promise<void> {
  const [newest, ...older] = await generations();
  await caches.open(`${PREFIX}${newest ? numberOf(newest) + 1 : 1}`);
  await Promise.all(older.map((name) => caches.delete(name)));
}

/** The cache that visited pages go to now. */
export async function currentGeneration(): Promise<Cache> {
  const [newest] = await generations();
  return caches.open(newest ?? `${PREFIX}1`);
}
