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
 * Filters a sidebar: keeps pages whose title, together with the names of their groups, contains
 * every word of the query. Ignores case and accents.
 *
 * @returns The tree of matching pages, or all items if the query is empty.
 */
export function filterItems(
  items: readonly PropSidebarItem[],
  query: string,
): readonly PropSidebarItem[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return words.length > 0 ? keepMatches(items, words) : items;
}

/** Number of pages in a list of sidebar items. */
export function countPages(items: readonly PropSidebarItem[]): number {
  return items.reduce(
    (sum, item) => sum + (item.type === 'category' ? countPages(item.items) : 1),
    0,
  );
}
