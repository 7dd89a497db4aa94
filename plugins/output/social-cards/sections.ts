import type { LoadedContent } from '@docusaurus/plugin-content-docs';

type LoadedVersion = LoadedContent['loadedVersions'][number];
type SidebarItem = LoadedVersion['sidebars'][string][number];

/** The labels of the groups around each document of a sidebar, outermost first. */
function addSections(
  items: readonly SidebarItem[],
  around: readonly string[],
  sections: Map<string, readonly string[]>,
): void {
  for (const item of items) {
    if (item.type === 'doc') {
      sections.set(item.id, around);
    } else if (item.type === 'category') {
      addSections(item.items, [...around, item.label], sections);
    }
  }
}

/**
 * The groups of the sidebar around each docs page.
 *
 * @param instances - Content loaded by the docs plugin's instances.
 * @returns Labels, outermost first, by path of the page with the base URL and a trailing slash.
 */
export function sectionsOf(instances: readonly LoadedContent[]): Map<string, readonly string[]> {
  const byPage = new Map<string, readonly string[]>();
  for (const { docs, sidebars } of instances.flatMap(({ loadedVersions }) => loadedVersions)) {
    const byId = new Map<string, readonly string[]>();
    Object.values(sidebars).forEach((items) => addSections(items, [], byId));
    for (const { id, permalink } of docs) {
      byPage.set(permalink.replace(/\/?$/, '/'), byId.get(id) ?? []);
    }
  }
  return byPage;
}
