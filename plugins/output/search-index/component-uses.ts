import type { Element } from 'hast';
import { visit } from 'unist-util-visit';

/**
 * Counts the components that a page's code names, by the links of `plugins/reference/code-links`.
 *
 * @param uses - Number of pages by path of the component's API page; increased by this function.
 * @param baseUrl - The site's base URL, removed from the paths.
 */
export function countUses(content: Element, uses: Map<string, number>, baseUrl: string): void {
  const paths = new Set<string>();
  visit(content, 'element', ({ properties: { dataApi, href } }) => {
    if (dataApi !== undefined && href) {
      paths.add(
        String(href)
          .replace(/#.*/, '')
          .slice(baseUrl.length - 1),
      );
    }
  });
  for (const path of paths) {
    uses.set(path, (uses.get(path) ?? 0) + 1);
  }
}
