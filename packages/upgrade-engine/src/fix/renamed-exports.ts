import { libraryPath } from '../bindings';
import { fixOf } from '../edits';
import type { FileCheck } from '../file-check';
import { nameOf } from '../nodes';
import { ownValue } from '../own-value';
import type { Node } from '../parse';
import type { Edit, Fix } from '../types';
import { changePath, renameImport } from './import-edits';

/** A type, a function or an object of a component: `DialogProps`, `getDialogUtilityClass`. */
export const OF_COMPONENT = /^(?:get)?(\w+?)(Props|Classes|ClassKey|UtilityClass)$/;

/** What a component was renamed to. */
function newNameOf(check: FileCheck, name: string | undefined): string | undefined {
  const component = check.componentOf(name ?? '');
  const self = component === undefined ? undefined : check.rulesFor(component).self;
  return self?.change === 'renamed' ? self.replacement : undefined;
}

/**
 * The name that an export has after the upgrade.
 *
 * @returns `undefined` if the module of a renamed component no longer exports it.
 */
export function successorOf(check: FileCheck, exported: string): string | undefined {
  const { exports, collections } = check.data;
  const renamed = newNameOf(check, exported);
  const rule = ownValue(exports, exported);
  const [, owner, suffix] = OF_COMPONENT.exec(exported) ?? [];
  const module = newNameOf(check, owner);
  if (renamed !== undefined || rule) {
    return renamed ?? rule!.replacement;
  }
  const name = module ? `${exported.startsWith('get') ? 'get' : ''}${module}${suffix}` : exported;
  return !module || ownValue(collections, module)?.includes(name) ? name : undefined;
}

/** The edits that give each name of an import or a re-export its new one. */
function renames(check: FileCheck, declaration: Node, module: string): Edit[] | undefined {
  const edits: Edit[] = [];
  for (const specifier of declaration.specifiers as Node[]) {
    const isExport = specifier.type === 'ExportSpecifier';
    const name = nameOf(isExport ? specifier.local : specifier.imported) ?? 'default';
    if (specifier.type === 'ImportNamespaceSpecifier') {
      return undefined;
    }
    const successor = name === 'default' ? name : successorOf(check, name);
    const exported = ['default', ...(ownValue(check.data.collections, module) ?? [])];
    if (successor === undefined || !exported.includes(successor)) {
      return undefined;
    }
    edits.push(...(successor === name ? [] : (renameImport(specifier, successor)?.edits ?? [])));
  }
  return edits;
}

/**
 * Imports a renamed export under the name that the code uses. If its module was renamed too, all names of
 * the declaration and its path are one fix, so none of them is lost.
 *
 * @returns `undefined` if the new module lacks one of the names.
 */
export function renamedExport(
  check: FileCheck,
  specifier: Node,
  source: string,
  replacement: string,
): Fix | undefined {
  const declaration = check.scope.parentOf(specifier);
  const literal = declaration?.source as Node | undefined;
  const module = newNameOf(check, libraryPath(source)?.path.split('/')[0]);
  if (!declaration || !literal || module === undefined) {
    return renameImport(specifier, replacement);
  }
  if (!check.moved.has(declaration)) {
    const edits = renames(check, declaration, module);
    const path = changePath(check, literal, `@mui/material/${module}`)!.edits;
    check.moved.set(declaration, edits && fixOf([...edits, ...path], declaration));
  }
  return check.moved.get(declaration);
}
