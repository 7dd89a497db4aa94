import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';

type SidebarItem = LoadedVersion['sidebars'][string][number];

function deprecatedIds(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) => {
    if (item.type === 'category') {
      return deprecatedIds(item.items);
    }
    return item.type === 'doc' && item.customProps?.deprecated === true ? [item.id] : [];
  });
}

/** The permalinks of pages that the sidebar marks as deprecated, with trailing slashes. */
export function deprecatedPages(allContent: AllContent): Set<string> {
  const instances = (allContent['docusaurus-plugin-content-docs'] ?? {}) as Record<
    string,
    LoadedContent
  >;
  const versions = Object.values(instances).flatMap(({ loadedVersions }) => loadedVersions);
  return new Set(
    versions.flatMap(({ docs, sidebars }) => {
      const ids = new Set(deprecatedIds(Object.values(sidebars).flat()));
      return docs
        .filter(({ id }) => ids.has(id))
        .map(({ permalink }) => permalink.replace(/\/?$/, '/'));
    }),
  );
}
