import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';

/**
 * The label of the innermost sidebar group that contains a page.
 *
 * @param href - URL of the page as in the sidebar.
 * @returns `undefined` if the page isn't in a group.
 */
export function groupOf(items: readonly PropSidebarItem[], href: string): string | undefined {
  for (const item of items) {
    if (item.type === 'category') {
      const isDirect = item.items.some((one) => one.type === 'link' && one.href === href);
      const label = isDirect ? item.label : groupOf(item.items, href);
      if (label !== undefined) {
        return label;
      }
    }
  }
  return undefined;
}
