import type { Options } from '@docusaurus/plugin-content-docs';
import type { DocsArchive, DocsInstance } from '../../src/products';

type VersionOptions = Pick<Options, 'lastVersion' | 'onlyIncludeVersions' | 'versions'>;

/**
 * The docs plugin's options on versions: the documented version stands under the product's own
 * path, the archived ones below it. Search engines are to know the documented one only.
 *
 * @param archives - The archived versions that are part of the build.
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
      // The navbar says which version it is; Docusaurus would call it “Next”.
      current: { badge: false, ...(noIndex ? { noIndex } : {}) },
      ...Object.fromEntries(
        own.map((archive) => [
          archive.version,
          {
            // As the catalogue names it, which is how the version menu finds it.
            label: `v${archive.version}`,
            path: archive.basePath.slice(basePath.length + 1),
            // remark-archived-page writes one.
            banner: 'none' as const,
            badge: false,
            noIndex: true,
          },
        ]),
      ),
    },
  };
}
