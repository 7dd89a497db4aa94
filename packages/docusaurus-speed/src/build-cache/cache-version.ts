import { createHash } from 'node:crypto';
import { ownValue } from '../own-value';
import { sourcesHash } from './sources-hash';

/** Options of build-cache. */
export interface PluginOptions {
  /**
   * Folders with the code and data of loaders and remark plugins, which the bundler's cache doesn't
   * watch, relative to the site's folder.
   */
  folders?: readonly string[];
  /** Environment variables that select the pages of a build, or change them. */
  variables?: readonly string[];
}

/**
 * Version of the bundler's persistent cache. Builds with different versions don't share a cache.
 *
 * @param own - The version set by Docusaurus.
 * @param siteDir - The site's folder.
 * @param env - Environment variables.
 * @throws If one of the folders doesn't exist.
 */
export function cacheVersion(
  own: string,
  siteDir: string,
  env: Readonly<Record<string, string | undefined>>,
  { folders = [], variables = [] }: PluginOptions,
): string {
  const pages = variables.map((name) => `${name}=${ownValue(env, name) ?? ''}`).join('\0');
  const pagesHash = createHash('sha256').update(pages).digest('hex').slice(0, 16);
  return [own, sourcesHash(siteDir, folders), pagesHash].join('-');
}
