import type { Redirect } from './types';

/**
 * Returns where a page has moved to.
 *
 * @param pathname - Path of the URL without the site's base URL; may lack the trailing slash or end
 *   in `index.html`.
 * @returns The new path, or `null` if the list doesn't contain this one.
 */
export function redirectOf(pathname: string, redirects: readonly Redirect[]): string | null {
  const path = pathname.replace(/(?:index\.html|\/)$/, '').replace(/\/?$/, '/');
  return redirects.find(({ from }) => from === path)?.to ?? null;
}
