import type { PropSidebarItem, PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';
import { findActivePage } from '../paths';

/** Where the reader is in a sidebar. */
export interface Active {
  /** Address of the reader's page, `null` when the sidebar does not have it. */
  href: string | null;
  /** Keys of the groups that the page stands in, from the outside in. */
  groups: readonly string[];
}

/** A sidebar's item as the path rules know a tree's entries. */
interface Entry {
  pathname: string;
  children?: readonly Entry[];
}

/** The pathname that names a group in the tree; its label, should it come from elsewhere. */
export function groupKey({ customProps, label }: PropSidebarItemCategory): string {
  return typeof customProps?.pathname === 'string' ? customProps.pathname : label;
}

// A page goes by its address, which names the version; its pathname in the tree does not.
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

/** Finds the reader's page in a sidebar. */
export function findActive(items: readonly PropSidebarItem[], activePath: string): Active {
  const found = findActivePage(entriesOf(items), activePath);
  return {
    href: found?.page.pathname ?? null,
    groups: found?.parents.map(({ pathname }) => pathname) ?? [],
  };
}
