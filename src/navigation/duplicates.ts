import type { NavigationTree } from './entry';
import { titleOf } from './title';

/**
 * Checks that no pathname stands twice in a tree.
 *
 * @param name - Name of the tree in the error, such as `material-ui`.
 * @throws An error that names the pathname and both of its places.
 */
export function assertUniquePathnames(name: string, tree: NavigationTree): void {
  const places = new Map<string, string>();
  const visit = (entries: NavigationTree, parents: readonly string[]) => {
    for (const entry of entries) {
      const place = [...parents, titleOf(entry)].join(' › ');
      const earlier = places.get(entry.pathname);
      if (earlier !== undefined) {
        throw new Error(
          `sidebars.ts, tree "${name}": the pathname ${entry.pathname} stands twice, at "${earlier}" and at "${place}". Remove one of them, or give it its own pathname.`,
        );
      }
      places.set(entry.pathname, place);
      visit(entry.children ?? [], [...parents, titleOf(entry)]);
    }
  };
  visit(tree, []);
}
