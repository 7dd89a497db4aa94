import type { WrittenPage } from './written-pages';

/** Maximum number of demo pages linked from an API page, so the list doesn't grow with the site. */
const MOST = 2;

/**
 * The pages whose front matter names a component, sorted by its position in their lists.
 *
 * @param pages - The written pages of the component's docs folder.
 * @returns At most two pages.
 */
export function demoPages(name: string, pages: readonly WrittenPage[]): WrittenPage[] {
  return pages
    .map((page) => ({ page, rank: page.components.indexOf(name) }))
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST)
    .map(({ page }) => page);
}
