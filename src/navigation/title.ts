import { DEFAULT_LANGUAGE, pageTitle } from '../i18n';
import type { NavigationEntry } from './entry';

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * Title of a page whose entry names none: the last path segment without `react-`, dashes as
 * spaces, first letter upper.
 *
 * @example titleOfPathname('/material-ui/react-floating-action-button') // 'Floating action button'
 */
export function titleOfPathname(pathname: string): string {
  const segment = pathname.replace(/\/+$/, '').split('/').at(-1) ?? '';
  return capitalize(segment.replace(/^react-/, '').replaceAll('-', ' '));
}

/**
 * Title of an entry: the one of the table of page titles, else its own, else the one that its
 * pathname gives.
 */
export function titleOf({ pathname, title }: NavigationEntry): string {
  return pageTitle(DEFAULT_LANGUAGE, pathname) ?? title ?? titleOfPathname(pathname);
}
