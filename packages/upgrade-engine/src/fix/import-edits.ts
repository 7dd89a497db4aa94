import { ownValue } from '../own-value';
import { fixOf } from '../edits';
import type { FileCheck } from '../file-check';
import { nameOf } from '../nodes';
import type { Node } from '../parse';
import type { Edit, Fix } from '../types';

/** A string literal with other content, in the same quotes. */
function quoted(check: FileCheck, literal: Node, text: string): Edit {
  const quote = check.text(literal)[0]!;
  return { start: literal.start, end: literal.end, text: `${quote}${text}${quote}` };
}

/** Whether a declaration or specifier imports types, with `typeof` in Flow. */
const isTypes = (node: Node): node is Node & { importKind: 'type' | 'typeof' } =>
  node.importKind === 'type' || node.importKind === 'typeof';

/** What an import starts with. */
const keyword = (declaration: Node) =>
  isTypes(declaration) ? `import ${declaration.importKind}` : 'import';

/** Replaces the path of an import, or of anything else that names a module. */
export function changePath(check: FileCheck, literal: Node, path: string): Fix | undefined {
  return fixOf([quoted(check, literal, path)]);
}

/** Imports or exports another export under the name that the code already uses. */
export function renameImport(specifier: Node, name: string): Fix | undefined {
  const isExport = specifier.type === 'ExportSpecifier';
  const imported = (
    isExport ? specifier.local : (specifier.imported ?? specifier.key ?? specifier.property)
  ) as Node | undefined;
  const { start, end } = specifier;
  if (!imported) {
    return undefined;
  }
  if (isExport || specifier.type === 'ImportSpecifier') {
    const local = nameOf(isExport ? specifier.exported : specifier.local)!;
    const kind =
      isTypes(specifier) || specifier.exportKind === 'type'
        ? `${(specifier.importKind ?? specifier.exportKind) as string} `
        : '';
    const alias = local === name ? '' : ` as ${local}`;
    return fixOf([{ start, end, text: `${kind}${name}${alias}` }]);
  }
  if (specifier.shorthand === true) {
    return fixOf([{ start, end, text: `${name}: ${nameOf(imported)}` }]);
  }
  return fixOf([{ start: imported.start, end: imported.end, text: name }]);
}

/** Imports another icon, from the package or from its path. */
export function renameIcon(check: FileCheck, specifier: Node, name: string): Fix | undefined {
  const literal = check.scope.parentOf(specifier)?.source as Node | undefined;
  const path = nameOf(literal) ?? '';
  const isPath = path.split('/').length > 2;
  return literal && isPath
    ? changePath(check, literal, path.replace(/[^/]+$/, name))
    : renameImport(specifier, name);
}

/** Removes a specifier with its comma. */
export function withoutSpecifier(code: string, { start, end }: Node): Edit {
  const after = /^\s*,[^\S\n]*/.exec(code.slice(end));
  if (after) {
    const endsLine = /^\r?\n/.test(code.slice(end + after[0].length));
    const isLine = endsLine && /\n\s*$/.exec(code.slice(0, start));
    return isLine
      ? { start: start - isLine[0].length, end: end + after[0].trimEnd().length, text: '' }
      : { start, end: end + after[0].length, text: '' };
  }
  const before = /,\s*$/.exec(code.slice(0, start));
  return { start: start - (before?.[0].length ?? 0), end, text: '' };
}

/**
 * The names that the block of `declare module` uses from its module, which has them of its own. A module
 * that only exports them again doesn't, so they have to be imported.
 */
function namesFrom(
  check: FileCheck,
  node: Node,
  declared: readonly (string | undefined)[],
  exported: readonly string[],
): string[] {
  const used = new Set(check.text(node).match(/\b[A-Z]\w+/g));
  return exported.filter(
    (name) =>
      used.has(name) &&
      !declared.includes(name) &&
      !new RegExp(`\\b(?:import\\b[^;'"]*|type |interface |class )\\b${name}\\b`).test(check.code),
  );
}

/** Imports names before the first import of the file. */
function importEdits(check: FileCheck, names: readonly string[], source: string): Edit[] {
  const start = Math.max(0, check.code.search(/^import\b/m));
  const text = `import { ${names.join(', ')} } from ${source};\n`;
  return names.length > 0 ? [{ start, end: start, text }] : [];
}

/**
 * Imports an export from another package.
 *
 * @param target - The module and the export, such as `@mui/material/Alert`.
 */
export function moveImport(check: FileCheck, specifier: Node, target: string): Fix | undefined {
  const declaration = check.scope.parentOf(specifier);
  if (declaration?.type !== 'ImportDeclaration') {
    return undefined;
  }
  const source = declaration.source as Node;
  const specifiers = declaration.specifiers as Node[];
  const module = target.slice(0, target.lastIndexOf('/'));
  const exported = target.slice(module.length + 1);
  if (specifier.type === 'ImportDefaultSpecifier') {
    return specifiers.length === 1 ? fixOf([quoted(check, source, target)]) : undefined;
  }
  if (specifier.type !== 'ImportSpecifier') {
    return undefined;
  }
  const renamed =
    nameOf(specifier.imported) === exported ? [] : renameImport(specifier, exported)!.edits;
  if (specifiers.length === 1) {
    return fixOf([quoted(check, source, module), ...renamed], declaration);
  }
  const quote = check.text(source)[0]!;
  const text = check.text(declaration);
  const ending = text.endsWith(';') ? ';' : '';
  const added = `\n${keyword(declaration)} { ${renamed[0]?.text ?? check.text(specifier)} } from ${quote}${module}${quote}${ending}`;
  return fixOf(
    [
      withoutSpecifier(check.code, specifier),
      { start: declaration.end, end: declaration.end, text: added },
    ],
    declaration,
  );
}

/**
 * Replaces a path such as `@mui/material/styles/createTheme`.
 *
 * @param node - The import, or the literal with the path.
 * @param literal - The literal with the path.
 */
export function flattenPath(
  check: FileCheck,
  node: Node,
  literal: Node,
): { replacement: string; fix?: Fix } | undefined {
  const path = nameOf(literal)!;
  const [, module = '', file = ''] = /^@mui\/material\/([^/]+)\/(.+)$/.exec(path) ?? [];
  const component = check.componentOf(module);
  const self = component === undefined ? undefined : check.rulesFor(component).self;
  const renamed = self?.change === 'renamed' ? self.replacement : undefined;
  const target = `@mui/material/${renamed ?? module}`;
  const exported = ownValue(check.data.collections, module);
  const isComponent =
    file === module || (component !== undefined && check.componentOf(file) === component);
  // Types and functions of a renamed component have other names, too.
  const isKnown = (name: string) =>
    exported ? exported.includes(name) : !renamed && (isComponent || /^(?:\w+Classes)$/.test(name));
  const specifiers = node.type === 'ImportDeclaration' ? (node.specifiers as Node[]) : undefined;
  const quote = check.text(literal)[0]!;
  if (!specifiers) {
    // Whether another kind of import takes the default export isn't known.
    const isModule = /^(?:TSModuleDeclaration|TSImportType|TSLiteralType)$/.test(node.type);
    const body = (node.body as { body?: Node[] } | undefined)?.body ?? [];
    const declared = body.map((one) => nameOf(one.id ?? (one.declaration as Node | undefined)?.id));
    const isSame =
      isComponent ||
      (isModule &&
        declared.every((name) => exported?.includes(name ?? '')) &&
        exported !== undefined);
    const names = isModule ? namesFrom(check, node, declared, exported ?? []) : [];
    return isSame
      ? {
          replacement: `${quote}${target}${quote}`,
          fix: fixOf([
            ...importEdits(check, names, `${quote}${target}${quote}`),
            quoted(check, literal, target),
          ]),
        }
      : undefined;
  }
  const names: string[] = [];
  let byDefault: string | undefined;
  for (const specifier of specifiers) {
    const local = nameOf(specifier.local)!;
    if (specifier.type === 'ImportNamespaceSpecifier') {
      return isComponent
        ? { replacement: `${quote}${target}${quote}`, fix: changePath(check, literal, target) }
        : undefined;
    }
    if (specifier.type === 'ImportDefaultSpecifier') {
      if (isComponent) {
        byDefault = local;
      } else if (isKnown(file)) {
        names.push(local === file ? file : `${file} as ${local}`);
      } else {
        return undefined;
      }
    } else if (isKnown(nameOf(specifier.imported)!)) {
      names.push(check.text(specifier));
    } else {
      return undefined;
    }
  }
  const named = names.length > 0 ? `{ ${names.join(', ')} }` : undefined;
  const ending = check.text(node).endsWith(';') ? ';' : '';
  const what = [byDefault, named].filter(Boolean).join(', ');
  const replacement = `${keyword(node)} ${what && `${what} from `}${quote}${target}${quote}`;
  return {
    replacement,
    fix: fixOf([{ start: node.start, end: node.end, text: replacement + ending }]),
  };
}
