import { createHash } from 'node:crypto';

/** The environment variable that disables sampling. */
export interface SampleEnv {
  /** `1` returns all items. */
  FULL?: string;
}

/**
 * Picks the items that a test checks. The hash of an item decides, so the sample is always the
 * same, and an item added to the list replaces at most one other item.
 *
 * @param items - All items, without duplicates.
 * @param count - How many to pick.
 * @param salt - Gives each test a separate sample; for example the test's name.
 * @param env - With `FULL=1`, all items are returned.
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
