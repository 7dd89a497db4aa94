import type { NavigationTree } from './entry';
import { isExternal } from './entry';
import { canonicalPath } from './paths';
import { titleOf } from './title-of';

/**
 * Checks that each pathname appears only once in a tree. A trailing slash or a hash makes no
 * difference.
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
      const pathname = isExternal(entry) ? entry.pathname : canonicalPath(entry.pathname);
      const earlier = places.get(pathname);
      if (earlier !== undefined) {
        throw new Error(
          `${file}: the pathname ${pathname} is used twice, at "${earlier}" and at "${place}". Remove one of the entries, or give it its own pathname.`,
        );
      }
      places.set(pathname, place);
      visit(entry.children ?? [], path);
    }
  };
  visit(tree, []);
}
