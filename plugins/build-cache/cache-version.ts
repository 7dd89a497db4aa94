import { createHash } from 'node:crypto';
import { sourcesHash } from './sources-hash';

// What the loaders and remark plugins are made of; the bundler's cache watches none of it.
const SOURCES = ['plugins', 'src/products', 'src/branding', 'src/api/history'];

/** Variables of the environment that decide which pages a build has. */
const VARIABLES = ['DOCS_ONLY', 'DOCS_VERSIONS'];

/**
 * Version of the bundler's persistent cache: caches of different versions know nothing of each other.
 *
 * @param own - The version that Docusaurus gives it.
 * @param siteDir - The repository's root.
 * @param env - Variables of the environment.
 */
export function cacheVersion(
  own: string,
  siteDir: string,
  env: Readonly<Record<string, string | undefined>>,
): string {
  const pages = VARIABLES.map((name) => `${name}=${env[name] ?? ''}`).join('\0');
  const pagesHash = createHash('sha256').update(pages).digest('hex').slice(0, 16);
  return [own, sourcesHash(siteDir, SOURCES), pagesHash].join('-');
}
