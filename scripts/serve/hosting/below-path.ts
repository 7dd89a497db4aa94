import type { Redirect } from '../../../src/shell/not-found/types';
import type { Area } from './headers';

interface Rules {
  areas: readonly Area[];
  redirects: readonly Redirect[];
}

/**
 * The headers and redirects of a site below a path.
 *
 * @param base - The site's base URL, with slashes at both ends.
 */
export function belowPath(base: string, { areas, redirects }: Rules): Rules {
  const at = (path: string) => base + path.slice(1);
  return {
    areas: areas.map(({ prefix, headers }) => ({ prefix: at(prefix), headers })),
    redirects: redirects.map(({ from, to }) => ({ from: at(from), to: at(to) })),
  };
}
