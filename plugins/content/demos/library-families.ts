import type { NavigationEntry } from '../../../src/shell/navigation';
import { readTree } from '../../shared/read-tree';
import { pageFiles } from '../../shared/page-files';
import { ownComponent } from '../front-matter/own-component';

/** The headings of a navigation tree with the paths of their pages. */
function sectionsOf(entries: readonly NavigationEntry[]): [name: string, pathnames: string[]][] {
  return entries.flatMap(({ pathname, subheader, children = [] }) => [
    ...(subheader
      ? [
          [pathname.replace(/.*\//, ''), children.map((page) => page.pathname)] as [
            string,
            string[],
          ],
        ]
      : []),
    ...sectionsOf(children),
  ]);
}

/**
 * The family of each component that a docs instance documents: the heading in the sidebar above its
 * page. A component on several pages belongs to the one that is about it.
 *
 * @returns The last part of the heading's path, such as `data-display`, by the component's name.
 */
export function libraryFamilies(
  instance: { folder: string; basePath: string },
  siteDir: string,
): ReadonlyMap<string, string> {
  const frontMatterOf = new Map(
    pageFiles(instance.folder, siteDir).map(({ id, frontMatter }) => [
      instance.basePath + String(frontMatter.slug ?? `/${id}`),
      frontMatter,
    ]),
  );
  const pages = sectionsOf(readTree(instance, siteDir)).flatMap(([family, pathnames]) =>
    pathnames.map((pathname) => ({ family, frontMatter: frontMatterOf.get(pathname) ?? {} })),
  );
  const families = new Map<string, string>();
  const own = pages.map(({ family, frontMatter }) => ({
    family,
    components: [ownComponent(frontMatter) ?? []].flat(),
  }));
  const all = pages.map(({ family, frontMatter: { components } }) => ({
    family,
    components: Array.isArray(components) ? components.map(String) : [],
  }));
  for (const { family, components } of [...own, ...all]) {
    for (const component of components.filter((name) => !families.has(name))) {
      families.set(component, family);
    }
  }
  return families;
}
