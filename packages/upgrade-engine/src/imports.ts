import { ownValue } from './own-value';
import { libraryPath } from './bindings';
import type { ImportedName } from './bindings';
import type { AtUse, FileCheck } from './file-check';
import { changePath, flattenPath, moveImport, renameImport } from './fix/import-edits';
import { nameOf } from './nodes';
import type { Node } from './parse';
import type { UpgradeRule } from './types';

const OTHER_PACKAGE = /^(?:@material-ui\/|@mui\/(?!material|lab|icons-material))/;

/** A type, a function or an object of a component: `DialogProps`, `getDialogUtilityClass`. */
const OF_COMPONENT = /^(?:get)?(\w+?)(Props|Classes|ClassKey|UtilityClass)$/;

/** Reports an import or re-export, and remembers what its local name means. */
export function checkImportedName(check: FileCheck, found: ImportedName): void {
  const { node, local, exported, source } = found;
  const target = libraryPath(source);
  if (!target) {
    if (OTHER_PACKAGE.test(source)) {
      check.unknown(node, `\`${source}\` isn't part of the described packages.`);
    }
    return;
  }
  check.report.usesLibrary = true;
  if (local === undefined) {
    check.unknown(node, `Files that import \`${exported}\` from here aren't followed.`);
  }
  checkExport(check, found);
  if (local !== undefined) {
    check.bindings.set(local, exported);
  }
}

/** Reports a removed, renamed or deprecated export. */
export function checkExport(
  check: FileCheck,
  { node, exported, source }: Pick<ImportedName, 'node' | 'exported' | 'source'>,
): void {
  const target = libraryPath(source);
  const { components, exports, labExports, moduleExports } = check.data;
  const component = check.componentOf(exported);
  const [name, suffix = ''] =
    component !== undefined ? [component] : (OF_COMPONENT.exec(exported)?.slice(1) ?? [exported]);
  const self = ownValue(components, name!)?.self;
  const ofModule = ownValue(moduleExports, source);
  if (target?.package === '@mui/lab') {
    check.add(
      node,
      'import',
      `${exported} of @mui/lab`,
      labExports,
      exported,
      ({ replacement }) => ({
        fix: replacement?.startsWith('@mui/material/')
          ? moveImport(check, node, replacement)
          : undefined,
      }),
    );
  } else if (ofModule && Object.hasOwn(ofModule, exported)) {
    check.add(node, 'import', exported, ofModule, exported);
  } else if (Object.hasOwn(exports, exported)) {
    check.add(node, 'import', exported, exports, exported, (rule) => ({
      fix: rule.replacement ? renameImport(node, rule.replacement) : undefined,
    }));
  } else if (self) {
    checkComponentExport(check, { node, exported, source }, suffix, self);
  }
}

/** Reports the import of a component, or of its types, that was renamed, deprecated or removed. */
function checkComponentExport(
  check: FileCheck,
  { node, exported, source }: Pick<ImportedName, 'node' | 'exported' | 'source'>,
  suffix: string,
  self: UpgradeRule,
): void {
  const isGetter = suffix === 'UtilityClass';
  const replacement =
    suffix && self.replacement
      ? `${isGetter ? 'get' : ''}${self.replacement}${suffix}`
      : self.replacement;
  const atUse: AtUse = replacement ? { replacement } : {};
  if (self.change === 'renamed' && replacement && check.isWhole) {
    const literal = check.scope.parentOf(node)?.source as Node | undefined;
    const path = libraryPath(source)?.path ?? '';
    const isPath =
      literal && check.componentOf(path) === check.componentOf(exported) && path !== '';
    const isDefault = /^Import(?:Default|Namespace)Specifier$/.test(node.type);
    atUse.fix =
      isDefault && isPath
        ? changePath(check, literal, `@mui/material/${self.replacement}`)
        : renameImport(node, replacement);
  }
  check.found(node.loc.start.line, suffix ? 'import' : 'component', exported, self, atUse);
}

/**
 * Reports paths that the package no longer exports.
 *
 * @param literal - The literal with the path.
 * @param user - The statement or expression that contains it.
 */
export function checkSource(check: FileCheck, literal: Node, user: Node | undefined): void {
  const source = nameOf(literal)!;
  const target = libraryPath(source);
  if (!target || !user) {
    return;
  }
  check.report.usesLibrary = true;
  const { paths, deepPaths, deepImport, components } = check.data;
  check.add(literal, 'import', source, paths, source, ({ replacement }) => ({
    fix: replacement?.startsWith('@mui/') ? changePath(check, literal, replacement) : undefined,
  }));
  const isDeep = target.package === '@mui/material' && target.path.includes('/');
  if (isDeep && !deepPaths.includes(target.path)) {
    const atUse = check.isWhole ? flattenPath(check, user, literal) : undefined;
    check.found(literal.loc.start.line, 'import', source, deepImport, atUse);
  }
  // Imports are found by what they import.
  const isNamed = /^(?:Import|Export\w*)Declaration$/.test(user.type);
  const component = isNamed ? undefined : check.componentOf(target.path);
  const self = component === undefined ? undefined : ownValue(components, component)?.self;
  if (self && self.change !== 'deprecated') {
    const path = self.replacement && `@mui/material/${self.replacement}`;
    check.found(literal.loc.start.line, 'import', source, self, {
      replacement: path,
      fix: path ? changePath(check, literal, path) : undefined,
    });
  }
}
