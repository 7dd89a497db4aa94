import type { ComponentApi } from '../../src/api/types';
import { draftComponent } from './component';
import { findComponents, packageEntries } from './find-components';
import { withInheritance } from './inheritance';
import { installedPackage } from './packages';
import { readDeclarations } from './program';
import { tagNames } from './root-element';
import type { ApiTarget } from './targets';

/**
 * Describes all components of one version of one product.
 *
 * @param siteDir - Folder whose `node_modules` holds the packages.
 * @returns The components, sorted by name; demos are not known here.
 * @throws ApiError for whatever stands in the way.
 */
export function generate(target: ApiTarget, siteDir: string): ComponentApi[] {
  const packages = target.packages.map((wanted) => {
    const found = installedPackage(wanted, target, siteDir);
    return { found, entries: packageEntries(found, target, siteDir) };
  });
  const files = packages.flatMap(({ entries: { index, folders } }) => [
    index,
    ...folders.map(({ file }) => file),
  ]);
  const declarations = readDeclarations(files, siteDir);
  const tags = tagNames(declarations);
  const drafts = packages.flatMap(({ found, entries }) => {
    const moduleOf = new Map(entries.folders.map(({ subpath, file }) => [subpath, file]));
    return findComponents(declarations, found, entries).map((component) => {
      const exports = declarations.exportsOf(moduleOf.get(component.subpath) ?? entries.index);
      return draftComponent(declarations, component, exports, tags, target);
    });
  });
  const byName = new Map(drafts.map((draft) => [draft.api.name, draft]));
  return drafts
    .map((draft) => withInheritance(declarations.checker, draft, byName, target.basePath))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
