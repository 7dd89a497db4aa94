import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';

const MARKS = /\p{Mark}/gu;

function fold(text: string): string {
  return text.normalize('NFD').replace(MARKS, '').toLocaleLowerCase();
}

function keepMatches(
  items: readonly PropSidebarItem[],
  words: readonly string[],
): PropSidebarItem[] {
  return items.flatMap((item): PropSidebarItem[] => {
    if (item.type === 'html') {
      return [];
    }
    const label = fold(item.label);
    const missing = words.filter((word) => !label.includes(word));
    if (item.type === 'link') {
      return missing.length === 0 ? [item] : [];
    }
    const kept = keepMatches(item.items, missing);
    return kept.length > 0 ? [{ ...item, items: kept }] : [];
  });
}

/**
 * The part of a sidebar that matches what the reader typed: pages whose title, together with the
 * names of the groups above, contains every word. Case and accents do not count.
 *
 * @returns The tree of the matching pages, or all items when nothing was typed.
 */
export function filterItems(
  items: readonly PropSidebarItem[],
  query: string,
): readonly PropSidebarItem[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return words.length > 0 ? keepMatches(items, words) : items;
}

/** Number of the pages in a part of a sidebar. */
export function countPages(items: readonly PropSidebarItem[]): number {
  return items.reduce(
    (sum, item) => sum + (item.type === 'category' ? countPages(item.items) : 1),
    0,
  );
}
