import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { SitePage } from '../../src/not-found/types';

/** What one docs instance loaded, as far as it matters here. */
export interface DocsContent {
  loadedVersions: readonly (Pick<LoadedContent['loadedVersions'][number], 'isLast' | 'noIndex'> & {
    docs: readonly Pick<
      LoadedContent['loadedVersions'][number]['docs'][number],
      'permalink' | 'title' | 'unlisted'
    >[];
  })[];
}

// Docusaurus adds the slash at the end later, as it makes routes.
function plainPath(permalink: string, baseUrl: string): string {
  return `/${permalink.slice(baseUrl.length)}`.replace(/\/?$/, '/');
}

/**
 * The pages that a lost reader may be looking for: of the newest versions, without the unlisted
 * and those that search engines should leave out.
 *
 * @param instances - The content of each docs instance.
 * @param baseUrl - The site's base URL, which the paths in the result do not have.
 */
export function sitePages(instances: readonly DocsContent[], baseUrl: string): SitePage[] {
  return instances
    .flatMap(({ loadedVersions }) => loadedVersions)
    .filter(({ isLast, noIndex }) => isLast && !noIndex)
    .flatMap(({ docs }) => docs)
    .filter(({ unlisted }) => !unlisted)
    .map(({ permalink, title }) => ({ path: plainPath(permalink, baseUrl), title }));
}
