import { externalLink } from './entry';
import type { NavigationTree } from './entry';

/** Navigation of pages without the tree of a product: links to other sites. */
export const defaultTree: NavigationTree = [
  externalLink('https://mui.com/versions/', 'Versions', { icon: 'versions' }),
  externalLink('https://mui.com/store/', 'Templates', { icon: 'store' }),
  externalLink('https://mui.com/blog/', 'Blog', { icon: 'blog' }),
];
