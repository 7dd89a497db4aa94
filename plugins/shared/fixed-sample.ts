import { createHash } from 'node:crypto';

/**
 * Picks items. The hash of an item decides, so the sample is always the same, and an item added to
 * the list replaces at most one other item.
 *
 * @param items - All items, without duplicates.
 * @param count - How many to pick.
 * @param salt - Gives each use a separate sample; for example its name.
 * @returns The picked items in the order of the list.
 */
export function fixedSample<Item extends string>(
  items: readonly Item[],
  count: number,
  salt: string,
): Item[] {
  const hash = (item: string) => createHash('sha256').update(`${salt}:${item}`).digest('hex');
  const byHash = items
    .map((item) => ({ item, hash: hash(item) }))
    .sort((a, b) => (a.hash < b.hash ? -1 : 1));
  const picked = new Set(byHash.slice(0, count).map(({ item }) => item));
  return items.filter((item) => picked.has(item));
}
