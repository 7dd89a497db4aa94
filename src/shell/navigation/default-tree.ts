import { externalLink } from './entry';
import type { NavigationTree } from './entry';

/** Navigation of pages that don't belong to a product: links to other sites. */
export const defaultTree: NavigationTree = [
  externalLink('https://mui.com/versions/', 'Versions', { icon: 'versions' }),
  externalLink('https://mui.com/store/', 'Templates', { icon: 'store' }),
  externalLink('https://mui.com/blog/', 'Blog', { icon: 'blog' }),
];
