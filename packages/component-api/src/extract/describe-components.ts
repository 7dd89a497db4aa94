import type { ComponentApi } from '../types';
import { draftComponent } from './component';
import type { Context } from './component';
import { ComponentApiError } from './errors';
import { findComponents, packageEntries } from './find-components';
import { withInheritance } from './inheritance';
import { describeInterface } from './interfaces';
import type { DescribeOptions } from './options';
import { installedPackage } from './packages';
import { aliasPaths, readDeclarations } from './program';
import { tagNames } from './root-element';

/**
 * Describes the components of a library by the declarations of its installed packages.
 *
 * @returns The components and the asked types, sorted by name.
 * @throws ComponentApiError if a package can't be read, has no component, or can't be described.
 */
export function describeComponents({
  packages: asked,
  root = process.cwd(),
  repository,
  conventions = {},
}: DescribeOptions): ComponentApi[] {
  const packages = asked.map((wanted) => {
    const found = installedPackage(wanted, root);
    return { found, entries: packageEntries(found, root) };
  });
  const files = packages.flatMap(({ entries: { index, modules } }) => [
    ...(index === null ? [] : [index]),
    ...modules.map(({ file }) => file),
  ]);
  const paths = aliasPaths(packages.map(({ found }) => found));
  const declarations = readDeclarations(files, root, paths);
  const { checker, exportsOf } = declarations;
  const context: Context = { declarations, tags: tagNames(declarations), repository, conventions };
  const drafts = packages.flatMap(({ found, entries: { index, modules } }) => {
    const components = findComponents(declarations, found, { index, modules }, conventions);
    if (components.length === 0) {
      const names = [found.name, ...modules.map(({ subpath }) => `${found.name}/${subpath}`)];
      throw new ComponentApiError(
        `node_modules/${found.installedAs}`,
        `No component was found among the exports of ${names.join(', ')}.`,
        'Leave the package out, or let `isPublic` accept its components.',
      );
    }
    const moduleOf = new Map<string | null, string>(
      modules.map(({ subpath, file }) => [subpath, file]),
    );
    const mainExports = exportsOf(index);
    return components.map((component) => {
      const exports = exportsOf(moduleOf.get(component.subpath) ?? index);
      return draftComponent(component, exports, mainExports, context);
    });
  });
  const interfaces = packages.flatMap(({ found, entries }) =>
    (found.interfaces ?? []).map((name) =>
      describeInterface(declarations, name, found, entries, repository),
    ),
  );
  const byName = new Map(drafts.map((draft) => [draft.api.name, draft]));
  const components = drafts.map((draft) => withInheritance(checker, draft, byName));
  return [...components, ...interfaces].sort((a, b) => (a.name < b.name ? -1 : 1));
}
