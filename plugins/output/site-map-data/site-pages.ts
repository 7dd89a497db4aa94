import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { SitePage } from '../../../src/shell/not-found/types';

/** The relevant content of a docs instance. */
export interface DocsContent {
  loadedVersions: readonly (Pick<LoadedContent['loadedVersions'][number], 'isLast' | 'noIndex'> & {
    docs: readonly Pick<
      LoadedContent['loadedVersions'][number]['docs'][number],
      'permalink' | 'title' | 'unlisted'
    >[];
  })[];
}

// Docusaurus adds the trailing slash later, when it creates routes.
function plainPath(permalink: string, baseUrl: string): string {
  return `/${permalink.slice(baseUrl.length)}`.replace(/\/?$/, '/');
}

/**
 * The pages suggested on the 404 page: those of the newest versions, except unlisted pages and
 * pages hidden from search engines.
 *
 * @param instances - The content of each docs instance.
 * @param baseUrl - The site's base URL, removed from the resulting paths.
 */
export function sitePages(instances: readonly DocsContent[], baseUrl: string): SitePage[] {
  return instances
    .flatMap(({ loadedVersions }) => loadedVersions)
    .filter(({ isLast, noIndex }) => isLast && !noIndex)
    .flatMap(({ docs }) => docs)
    .filter(({ unlisted }) => !unlisted)
    .map(({ permalink, title }) => ({ path: plainPath(permalink, baseUrl), title }));
}
