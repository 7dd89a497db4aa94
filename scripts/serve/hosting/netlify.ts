import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Redirect } from '../../../src/shell/not-found/types';
import { ownValue } from '../../../src/foundation/own-value';
import type { ApiRoute } from './api-route';
import type { Area, Headers } from './headers';

/** Files that these hosts read instead of serving them, if an earlier run's were deployed. */
const HOST_FILES = ['_headers', '_redirects'];

/**
 * Patterns that cover all files of a site without overlapping, each with its area. Where patterns
 * overlap, these hosts join the values of a header with commas, and browsers would enforce both of
 * two policies.
 */
function patterns(dir: string, areas: readonly Area[], folder = '/'): [string, Area][] {
  const area = areas.find(({ prefix }) => folder.startsWith(prefix))!;
  if (!areas.some(({ prefix }) => prefix !== folder && prefix.startsWith(folder))) {
    return [[`${folder}*`, area]];
  }
  const entries = readdirSync(path.join(dir, folder), { withFileTypes: true }).filter(
    ({ name }) => !HOST_FILES.includes(name),
  );
  return [
    [folder, area],
    ...entries
      .sort((one, other) => (one.name < other.name ? -1 : 1))
      .flatMap((entry): [string, Area][] =>
        entry.isDirectory()
          ? patterns(dir, areas, `${folder}${entry.name}/`)
          : [[folder + entry.name, area]],
      ),
  ];
}

function block(pattern: string, headers: [string, string][]): string {
  return [pattern, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
}

/**
 * The `_headers` file of Netlify and Cloudflare Pages, which is copied into the deployed folder.
 *
 * @param dir - Folder of the built site.
 * @param more - Headers of all responses in addition to those of the areas.
 * @see https://docs.netlify.com/manage/routing/headers/
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 */
export function netlifyHeaders(dir: string, areas: readonly Area[], more: Headers): string {
  const [first, ...rest] = areas;
  const common = Object.entries(first?.headers ?? {}).filter(([name, value]) =>
    rest.every(({ headers }) => ownValue(headers, name) === value),
  );
  const names = new Set(common.map(([name]) => name));
  return [
    block('/*', [...common, ...Object.entries(more)]),
    ...patterns(dir, areas).map(([pattern, { headers }]) =>
      block(
        pattern,
        Object.entries(headers).filter(([name]) => !names.has(name)),
      ),
    ),
    '',
  ].join('\n');
}

/**
 * The `_redirects` file of Netlify and Cloudflare Pages. Netlify prefers the redirect pages in the
 * folder to these rules, because Cloudflare doesn't support the `!` that would force them. Cloudflare
 * ignores the rule of the collector.
 *
 * @see https://docs.netlify.com/manage/routing/redirects/rewrites-proxies/
 */
export function netlifyRedirects(redirects: readonly Redirect[], api?: ApiRoute): string {
  return [
    ...(api ? [`${api.prefix}* ${api.target}:splat 200\n`] : []),
    ...redirects.map(({ from, to }) => `${from} ${to} 301\n`),
  ].join('');
}
