/** Prefix of the caches of visited pages; an increasing number follows. */
const PREFIX = 'offline-visited-';

/**
 * The caches of visited pages, newest first: one for each deployment that the reader has visited.
 */
export async function generations(): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  return names.sort((one, other) => numberOf(other) - numberOf(one));
}

function numberOf(name: string): number {
  return Number(name.slice(PREFIX.length));
}

/**
 * Creates a cache for a new deployment and deletes all but the previous one. A page shares a cache
 * with all files that it loads, because a page of one deployment can't run the scripts of another.
 */
export async function beginGeneration(): Promise<void> {
  const [newest, ...older] = await generations();
  await caches.open(`${PREFIX}${newest ? numberOf(newest) + 1 : 1}`);
  await Promise.all(older.map((name) => caches.delete(name)));
}

/** The cache of the current deployment. */
export async function currentGeneration(): Promise<Cache> {
  const [newest] = await generations();
  return caches.open(newest ?? `${PREFIX}1`);
}
