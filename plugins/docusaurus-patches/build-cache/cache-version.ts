import { createHash } from 'node:crypto';
import { ownValue } from '../../../src/foundation/own-value';
import { sourcesHash } from './sources-hash';

// The sources and data of the loaders and remark plugins, which the bundler's cache doesn't watch.
const SOURCES = [
  'a11y-data',
  'plugins',
  'src/foundation/products',
  'src/foundation/branding',
  'packages/accessibility-evidence/src/report',
  'packages/accessibility-evidence/src/store',
  'packages/component-api/src/compare',
];

/** Environment variables that select the pages of a build, or its patches. */
const VARIABLES = ['DOCS_ONLY', 'DOCS_VERSIONS', 'WITHOUT_PATCH'];

/**
 * Version of the bundler's persistent cache. Builds with different versions don't share a cache.
 *
 * @param own - The version set by Docusaurus.
 * @param siteDir - The repository's root.
 * @param env - Environment variables.
 */
export function cacheVersion(
  own: string,
  siteDir: string,
  env: Readonly<Record<string, string | undefined>>,
): string {
  const pages = VARIABLES.map((name) => `${name}=${ownValue(env, name) ?? ''}`).join('\0');
  const pagesHash = createHash('sha256').update(pages).digest('hex').slice(0, 16);
  return [own, sourcesHash(siteDir, SOURCES), pagesHash].join('-');
}
