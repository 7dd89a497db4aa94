import type { CommonIcon } from '../../../src/tools/icon-search/types';
import type { Icons } from './read-icons';

/**
 * Icons that many apps use, which the page shows before the search has loaded. Their drawings are
 * part of the page, so the list is short and has no complex icons.
 */
const COMMON = [
  'Menu',
  'Close',
  'Search',
  'Home',
  'Add',
  'Check',
  'Delete',
  'Edit',
  'ArrowBack',
  'ArrowForward',
  'ExpandMore',
  'ChevronRight',
  'MoreVert',
  'Person',
  'Star',
  'Favorite',
  'Info',
  'Warning',
  'Mail',
  'ShoppingCart',
  'FilterList',
  'Download',
  'ContentCopy',
  'Logout',
] as const;

/**
 * The common icons in the filled theme.
 *
 * @throws If the package lacks one.
 */
export function commonIcons(icons: Icons): CommonIcon[] {
  return COMMON.map((name) => {
    const drawing = icons.get(name)?.Filled;
    if (drawing === undefined) {
      throw new Error(
        `@mui/icons-material has no icon "${name}". Replace it in plugins/assets/icon-search/common-icons.ts.`,
      );
    }
    return { name, drawing };
  });
}
