import type { NavigationTree } from './entry';

/**
 * Checks that a tree uses no pathname twice.
 *
 * @param file - Where the tree is, for the error, such as `docs-joy/sidebar.ts`.
 * @throws An error that names the pathname and both of its places.
 */
export function assertUniquePathnames(file: string, tree: NavigationTree): void {
  const places = new Map<string, string>();
  const visit = (entries: NavigationTree, parents: readonly string[]) => {
    for (const entry of entries) {
      const path = [...parents, entry.title ?? entry.pathname];
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
