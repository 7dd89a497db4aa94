import type { Options } from '@docusaurus/plugin-content-docs';
import type { DocsArchive, DocsInstance } from '../../../src/foundation/products';

type VersionOptions = Pick<Options, 'lastVersion' | 'onlyIncludeVersions' | 'versions'>;

/**
 * The docs plugin's version options. The current version has the product's path, archived versions
 * are below it and hidden from search engines.
 *
 * @param archives - The archived versions included in the build.
 */
export function versionOptions(
  { id, basePath, noIndex }: DocsInstance,
  archives: readonly DocsArchive[],
): VersionOptions {
  const own = archives.filter(({ instance }) => instance === id);
  return {
    lastVersion: 'current',
    onlyIncludeVersions: ['current', ...own.map(({ version }) => version)],
    versions: {
      // The navbar shows the version. Docusaurus would call it “Next”.
      current: { badge: false, ...(noIndex ? { noIndex } : {}) },
      ...Object.fromEntries(
        own.map((archive) => [
          archive.version,
          {
            // The name in the catalogue, by which the version menu finds it.
            label: `v${archive.version}`,
            path: archive.basePath.slice(basePath.length + 1),
            // remark-archived-page adds a notice instead.
            banner: 'none' as const,
            badge: false,
            noIndex: true,
          },
        ]),
      ),
    },
  };
}
