import type { Redirect } from './types';

/**
 * Where a page has moved to.
 *
 * @param pathname - The address's path without the site's base URL; a missing trailing slash and
 * an `index.html` at its end are forgiven.
 * @returns The new path, or `null` when the list does not know the address.
 */
export function redirectOf(pathname: string, redirects: readonly Redirect[]): string | null {
  const path = pathname.replace(/(?:index\.html|\/)$/, '').replace(/\/?$/, '/');
  return redirects.find(({ from }) => from === path)?.to ?? null;
}
