import { createHash } from 'node:crypto';

/** The environment variable that widens a sample. */
export interface SampleEnv {
  /** `1` takes all items. */
  FULL?: string;
}

/**
 * Picks the items that a test looks at: always the same ones, because their hashes decide. An item
 * that is added to the list replaces one other item at most.
 *
 * @param items - All items, each of them once.
 * @param count - How many to pick.
 * @param salt - Lets each test have a sample of its own, such as the test's name.
 * @param env - With `FULL=1` the result is all items.
 * @returns The picked items in the order of the list.
 */
export function sample<Item extends string>(
  items: readonly Item[],
  count: number,
  salt: string,
  env: SampleEnv = process.env,
): Item[] {
  if (env.FULL === '1') {
    return [...items];
  }
  const hash = (item: string) => createHash('sha256').update(`${salt}:${item}`).digest('hex');
  const byHash = items
    .map((item) => ({ item, hash: hash(item) }))
    .sort((a, b) => (a.hash < b.hash ? -1 : 1));
  const picked = new Set(byHash.slice(0, count).map(({ item }) => item));
  return items.filter((item) => picked.has(item));
}
