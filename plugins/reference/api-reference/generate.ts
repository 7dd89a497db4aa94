import type { ComponentApi } from '../../../src/api/types';
import { draftComponent } from './component';
import { ApiError } from './errors';
import { findComponents, packageEntries } from './find-components';
import { withInheritance } from './inheritance';
import { describeInterface } from './interfaces';
import { installedPackage } from './packages';
import { aliasPaths, readDeclarations } from './program';
import { tagNames } from './root-element';
import type { ApiTarget } from './options';
import { UnresolvedTypeError } from './type-node-text';

function naming<Result>(target: ApiTarget, component: string, describe: () => Result): Result {
  try {
    return describe();
  } catch (error) {
    if (error instanceof UnresolvedTypeError) {
      throw new ApiError(
        { ...target, file: error.file },
        `The type ${error.typeName}, which ${component} needs, cannot be resolved.`,
        'Reinstall the packages so that all that they depend on is there ("npm ci").',
      );
    }
    throw error;
  }
}

/**
 * Describes all components of one version of one product.
 *
 * @param siteDir - Folder whose `node_modules` contains the packages.
 * @returns The components, sorted by name.
 * @throws ApiError if a package can't be read or described.
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
  const paths = aliasPaths(packages.map(({ found }) => found));
  const declarations = readDeclarations(files, siteDir, paths);
  const tags = tagNames(declarations);
  const drafts = packages.flatMap(({ found, entries }) => {
    const moduleOf = new Map<string | null, string>(
      entries.folders.map(({ subpath, file }) => [subpath, file]),
    );
    const mainExports = declarations.exportsOf(entries.index);
    return findComponents(declarations, found, entries).map((component) => {
      const exports = declarations.exportsOf(moduleOf.get(component.subpath) ?? entries.index);
      return naming(target, component.name, () =>
        draftComponent(declarations, component, exports, mainExports, tags, target),
      );
    });
  });
  const interfaces = packages.flatMap(({ found, entries }) =>
    (found.interfaces ?? []).map((name) =>
      naming(target, name, () => describeInterface(declarations, name, found, entries, target)),
    ),
  );
  const byName = new Map(drafts.map((draft) => [draft.api.name, draft]));
  const components = drafts.map((draft) =>
    naming(target, draft.api.name, () =>
      withInheritance(declarations.checker, draft, byName, target.basePath),
    ),
  );
  return [...components, ...interfaces].sort((a, b) => (a.name < b.name ? -1 : 1));
}
