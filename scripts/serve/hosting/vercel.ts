import type { Redirect } from '../../../src/shell/not-found/types';
import type { ApiRoute } from './api-route';
import type { Area, Headers } from './headers';

/** Vercel applies all matching rules, so the patterns must not overlap. */
function source(prefix: string, areas: readonly Area[]): string {
  const inside = areas
    .map((area) => area.prefix)
    .filter((other) => other !== prefix && other.startsWith(prefix))
    .map((other) => other.slice(prefix.length));
  return inside.length > 0 ? `${prefix}((?!${inside.join('|')}).*)` : `${prefix}(.*)`;
}

/**
 * The `vercel.json` of a site that is deployed as a folder of files.
 *
 * @param more - Headers of all responses in addition to those of the areas.
 * @see https://vercel.com/docs/project-configuration
 */
export function vercelConfig(
  areas: readonly Area[],
  more: Headers,
  redirects: readonly Redirect[],
  api?: ApiRoute,
): string {
  const config = {
    trailingSlash: true,
    headers: areas.map(({ prefix, headers }) => ({
      source: source(prefix, areas),
      headers: Object.entries({ ...headers, ...more }).map(([key, value]) => ({ key, value })),
    })),
    redirects: redirects.map(({ from, to }) => ({
      source: from,
      destination: to,
      statusCode: 301,
    })),
    // Vercel adds the slash at the end before it rewrites.
    ...(api && {
      rewrites: ['feedback', 'events'].map((name) => ({
        source: `${api.prefix}${name}/`,
        destination: api.target + name,
      })),
    }),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
