export { defaultTree } from './default-tree';
export { assertUniquePathnames } from './duplicates';
export { externalLink, generatedGroup, group, page, subheader } from './entry';
export type { NavigationEntry, NavigationFlags, NavigationTree } from './entry';
export { canonicalPath, categoryIdOfPath, productIdOfPath } from './paths';
export { toSidebarItems } from './sidebar-items';
export type { SidebarDocument, SidebarItem } from './sidebar-items';
export { createMenuFocus } from './navbar/menu-focus';
