import type { NavigationTree } from './entry';
import { titleOf } from './title-of';

/**
 * Checks that each pathname appears only once in a tree.
 *
 * @param file - File of the tree, for the error message, such as `docs-joy/sidebar.ts`.
 * @throws If a pathname is used twice; the error names both places.
 */
export function assertUniquePathnames(file: string, tree: NavigationTree): void {
  const places = new Map<string, string>();
  const visit = (entries: NavigationTree, parents: readonly string[]) => {
    for (const entry of entries) {
      const path = [...parents, titleOf(entry) ?? entry.pathname];
      const place = path.join(' › ');
      const earlier = places.get(entry.pathname);
      if (earlier !== undefined) {
        throw new Error(
          `${file}: the pathname ${entry.pathname} is used twice, at "${earlier}" and at "${place}". Remove one of the entries, or give it its own pathname.`,
        );
      }
      places.set(entry.pathname, place);
      visit(entry.children ?? [], path);
    }
  };
  visit(tree, []);
}
