import type { CheerioAPI } from 'cheerio';

/**
 * Counts the components that a page's code names, by the links of `plugins/code-links`.
 *
 * @param uses - Number of pages by path of the component's API page; increased by this function.
 * @param baseUrl - The site's base URL, removed from the paths.
 */
export function countUses($: CheerioAPI, uses: Map<string, number>, baseUrl: string): void {
  const paths = $('a[data-api][href]')
    .toArray()
    .map((link) => link.attribs.href.split('#')[0].slice(baseUrl.length - 1));
  for (const path of new Set(paths)) {
    uses.set(path, (uses.get(path) ?? 0) + 1);
  }
}
