import { ownValue } from '../../foundation/own-value';
import { libraryPath } from './bindings';
import type { ImportedName } from './bindings';
import type { FileCheck } from './file-check';
import type { Node } from './parse';

const OTHER_PACKAGE = /^(?:@material-ui\/|@mui\/(?!material|lab|icons-material))/;

/** Reports an import or re-export, and remembers what its local name means. */
export function checkImportedName(
  check: FileCheck,
  { node, local, exported, source }: ImportedName,
): void {
  const target = libraryPath(source);
  if (!target) {
    if (OTHER_PACKAGE.test(source)) {
      check.unknown(node, `\`${source}\` isn't part of the described packages.`);
    }
    return;
  }
  check.report.usesLibrary = true;
  const { components, exports, labExports } = check.data;
  if (local === undefined) {
    check.unknown(node, `Files that import \`${exported}\` from here aren't followed.`);
  }
  const [name, suffix = ''] = Object.hasOwn(components, exported)
    ? [exported]
    : (/^(\w+?)(Props|Classes|ClassKey)$/.exec(exported)?.slice(1) ?? [exported]);
  const self = ownValue(components, name!)?.self;
  if (target.package === '@mui/lab' && Object.hasOwn(labExports, exported)) {
    check.add(node, 'import', `${exported} of @mui/lab`, labExports, exported);
  } else if (Object.hasOwn(exports, exported)) {
    check.add(node, 'import', exported, exports, exported);
  } else if (self) {
    const replacement = suffix && self.replacement ? self.replacement + suffix : undefined;
    check.found(node.loc.start.line, suffix ? 'import' : 'component', exported, {
      ...self,
      ...(replacement && { replacement }),
    });
  }
  if (local !== undefined) {
    check.bindings.set(local, exported);
  }
}

/** Reports paths that the package no longer exports. */
export function checkSource(check: FileCheck, node: Node, source: string): void {
  const target = libraryPath(source);
  if (!target) {
    return;
  }
  check.report.usesLibrary = true;
  const { paths, deepPaths, deepImport } = check.data;
  check.add(node, 'import', source, paths, source);
  const isDeep = target.package === '@mui/material' && target.path.includes('/');
  if (isDeep && !deepPaths.includes(target.path)) {
    check.found(node.loc.start.line, 'import', source, deepImport);
  }
}
