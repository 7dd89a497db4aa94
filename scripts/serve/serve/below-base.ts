/** How a request is answered on a site below a path. */
export type Place =
  /** The address below the base URL, with a slash at the start. */
  | { url: string }
  /** The address that the request is redirected to. */
  | { target: string }
  /** It isn't part of the site. */
  | null;

/**
 * The part of a request's address below the site's base URL.
 *
 * @param url - Path and query of the request.
 * @param base - The base URL, with slashes at both ends.
 * @example belowBase('/docs/a/?b', '/docs/') // { url: '/a/?b' }
 */
export function belowBase(url: string, base: string): Place {
  if (url.startsWith(base)) {
    return { url: url.slice(base.length - 1) };
  }
  const [path = '', ...query] = url.split('?');
  const target = `${path.replace(/\/{2,}/g, '/')}/`.replace(/\/\/$/, '/');
  return target.startsWith(base) ? { target: [target, ...query].join('?') } : null;
}
