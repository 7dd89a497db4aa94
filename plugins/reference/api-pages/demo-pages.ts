import type { WrittenPage } from './written-pages';

/**
 * The pages whose front matter names a component, sorted by its position in their lists.
 *
 * @param pages - The written pages of the component's docs folder.
 */
export function demoPages(name: string, pages: readonly WrittenPage[]): WrittenPage[] {
  return pages
    .map((page) => ({ page, rank: page.components.indexOf(name) }))
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => a.rank - b.rank)
    .map(({ page }) => page);
}
