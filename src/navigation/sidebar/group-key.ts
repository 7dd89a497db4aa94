import type { PropSidebarItem, PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';

/** The pathname that names a group in the tree; its label, should it come from elsewhere. */
export function groupKey({ customProps, label }: PropSidebarItemCategory): string {
  return typeof customProps?.pathname === 'string' ? customProps.pathname : label;
}

/** Keys of the groups that a page stands in, from the outside in. */
export function groupsOfPath(items: readonly PropSidebarItem[], activePath: string): string[] {
  return items.flatMap((item) =>
    item.type === 'category' && isActiveSidebarItem(item, activePath)
      ? [groupKey(item), ...groupsOfPath(item.items, activePath)]
      : [],
  );
}
