import { ownValue } from './own-value';
import { isX, libraryPath } from './bindings';
import type { ImportedName } from './bindings';
import type { AtUse, FileCheck } from './file-check';
import { changePath, flattenPath, moveImport, renameIcon } from './fix/import-edits';
import { OF_COMPONENT, renamedExport, successorOf } from './fix/renamed-exports';
import { nameOf } from './nodes';
import type { Node } from './parse';
import type { UpgradeRule } from './types';

const OTHER_PACKAGE = /^@(?:mui|material-ui)\/[\w-]+/;

/** What to do about packages without rules, the first that matches. */
const ADVICE: readonly [RegExp, string][] = [
  [
    /^@material-ui\//,
    'It’s of version 4 or older. Upgrade to Material UI 5 first, with its codemod `v5.0.0/preset-safe`, and check again.',
  ],
  [
    /^@mui\/styles/,
    'It ended with version 5. Replace it with `sx` or `styled`: /material-ui/migration/migrating-from-jss/.',
  ],
  [/^@mui\/base/, 'It’s deprecated, and Base UI, `@base-ui/react`, replaces it.'],
  [
    /^@mui\/x-/,
    'It has releases of its own. Upgrade it with the codemods of `@mui/x-codemod`: /x/migration/.',
  ],
  [
    /^@mui\/(?:system|utils|styled-engine|private-theming|material-(?:nextjs|pigment-css))/,
    'Install its release of the version that you upgrade to, and run the type check.',
  ],
  [/./, 'Read what its changelog says of the version that you upgrade to.'],
];

const adviceFor = (name: string) => ADVICE.find(([pattern]) => pattern.test(name))![1];

/** Reports an import or re-export, and remembers what its local name means. */
export function checkImportedName(check: FileCheck, found: ImportedName): void {
  const { node, local, exported, source } = found;
  const target = libraryPath(source);
  if (!target) {
    const [name] = OTHER_PACKAGE.exec(source) ?? [];
    if (name !== undefined) {
      check.unknown(node, `\`${name}\` isn’t checked. ${adviceFor(name)}`);
    }
    return;
  }
  check.report.usesLibrary = true;
  if (target.package === '@mui/icons-material') {
    check.add(
      node,
      'import',
      `${exported} of ${target.package}`,
      check.data.icons,
      exported,
      (rule) => ({
        fix: rule.replacement ? renameIcon(check, node, rule.replacement) : undefined,
      }),
    );
    return;
  }
  const { components, moduleExports } = check.data;
  if (isX(target.package)) {
    const isKnown = Object.hasOwn(moduleExports, target.package);
    const known = isKnown ? 'is only checked for what version 9 lacks' : 'isn’t checked';
    check.unknown(node, `\`${target.package}\` ${known}. ${adviceFor(target.package)}`);
  }
  if (local === undefined) {
    check.unknown(node, `Files that import \`${exported}\` from here aren't followed.`);
  }
  checkExport(check, found);
  const name = isX(target.package) ? exported.replace(/(?:Pro|Premium)$/, '') : exported;
  const owner = ownValue(components, check.componentOf(name) ?? '')?.package ?? target.package;
  // A data grid's `Toolbar` is another component than that of Material UI, and so is the lab's `DatePicker`.
  if (local !== undefined && (owner === target.package || !(isX(owner) || isX(target.package)))) {
    check.bindings.set(local, name);
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
  const ofX = target && isX(target.package) ? target.package : undefined;
  const ofModule = ownValue(moduleExports, ofX ?? source);
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
  } else if (!ofX && Object.hasOwn(exports, exported)) {
    check.add(node, 'import', exported, exports, exported, (rule) => ({
      fix: rule.replacement ? renamedExport(check, node, source, rule.replacement) : undefined,
    }));
  } else if (self && (!ofX || ownValue(components, name!)!.package === ofX)) {
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
  const replacement = suffix ? successorOf(check, exported) : self.replacement;
  const atUse: AtUse = replacement ? { replacement } : {};
  if (self.replacement && !replacement) {
    atUse.advice = `\`${self.replacement}\` has no such export.`;
  } else if (self.change === 'renamed' && replacement && check.isWhole) {
    atUse.fix = renamedExport(check, node, source, replacement);
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
  // Imports are found by what they import, unless that's everything.
  const isAll =
    user.type === 'ExportAllDeclaration' ||
    (user.specifiers as Node[] | undefined)?.[0]?.type === 'ImportNamespaceSpecifier';
  const isNamed = !isAll && /^(?:Import|ExportNamed)Declaration$/.test(user.type);
  const component = isNamed ? undefined : check.componentOf(target.path);
  const self = component === undefined ? undefined : ownValue(components, component)?.self;
  if (self && self.change !== 'deprecated') {
    const path = self.replacement && `@mui/material/${self.replacement}`;
    check.found(literal.loc.start.line, 'import', source, self, {
      replacement: path,
      fix: path && !isAll ? changePath(check, literal, path) : undefined,
    });
  }
}
