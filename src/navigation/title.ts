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

/** Title of an entry: its own, else the one its pathname gives. */
export function titleOf(entry: NavigationEntry): string {
  return entry.title ?? titleOfPathname(entry.pathname);
}
