import type { Entry } from '../find/search';

/** Words that say how icons are drawn or what they do, not what they show. */
const COMMON_WORDS = new Set('off on outline add and of to in up down'.split(' '));

/**
 * Icons that share words with an icon.
 *
 * @param count - Most icons to return.
 * @returns The icons with the most shared words first.
 */
export function relatedIcons(entries: readonly Entry[], icon: Entry, count: number): Entry[] {
  const wanted = new Set(icon.words.filter((word) => !COMMON_WORDS.has(word)));
  return entries
    .filter(({ position }) => position !== icon.position)
    .map((entry) => {
      const shared = entry.words.filter((word) => wanted.has(word)).length;
      return { entry, shared, other: entry.words.length - shared };
    })
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared || a.other - b.other)
    .slice(0, count)
    .map(({ entry }) => entry);
}
