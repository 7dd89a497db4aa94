import type { PropSidebarItem, PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';
import { findActivePage } from '../paths';

/** The position of the current page in a sidebar. */
export interface Active {
  /** URL of the current page, `null` if it isn't in the sidebar. */
  href: string | null;
  /** Keys of the page's groups, outermost first. */
  groups: readonly string[];
}

/** A sidebar item in the shape that the path rules expect. */
interface Entry {
  pathname: string;
  children?: readonly Entry[];
}

/** The pathname that identifies a group in the tree, otherwise its label. */
export function groupKey({ key, label }: PropSidebarItemCategory): string {
  return key ?? label;
}

// A page is identified by its URL, which includes the version, unlike its pathname in the tree.
function entriesOf(items: readonly PropSidebarItem[]): Entry[] {
  return items.flatMap((item): Entry[] => {
    switch (item.type) {
      case 'link':
        return [{ pathname: item.href }];
      case 'category':
        return [{ pathname: groupKey(item), children: entriesOf(item.items) }];
      default:
        return [];
    }
  });
}

/** Finds the current page in a sidebar. */
export function findActive(items: readonly PropSidebarItem[], activePath: string): Active {
  const found = findActivePage(entriesOf(items), activePath);
  return {
    href: found?.page.pathname ?? null,
    groups: found?.parents.map(({ pathname }) => pathname) ?? [],
  };
}
