import { groupTitles } from '../../foundation/i18n';
import { ownValue } from '../../foundation/own-value';
import type { NavigationEntry } from './entry';

/**
 * The title of an entry in the navigation: its own, or for a group the one in the dictionary.
 *
 * @returns `undefined` if it has neither. A page then has the title of its front matter.
 * @example titleOf(group('/material-ui/guides', [])) // 'How-to guides'
 */
export function titleOf({ pathname, title }: NavigationEntry): string | undefined {
  return title ?? ownValue(groupTitles, pathname);
}
