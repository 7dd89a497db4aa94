import { isNode, nameOf, plain } from './nodes';
import type { Node } from './parse';

/** The packages with rules. */
const PACKAGE =
  /^(@mui\/(?:material|lab|icons-material|x-(?:data-grid|date-pickers|charts|tree-view)))(?:-(?:pro|premium))?(?:\/(.+))?$/;

/** Whether a package is one of MUI X, whose components may have the names of others. */
export const isX = (name: string) => name.startsWith('@mui/x-');

/** An import, a re-export or a `require`. */
export interface ImportedName {
  node: Node;
  /** Name in the file; `undefined` for re-exports. */
  local?: string;
  /** Export of the package; `*` for everything. */
  exported: string;
  source: string;
}

/**
 * The package and the path of an import; that of the community for `@mui/x-data-grid-pro`.
 *
 * @returns `null` for other packages.
 */
export function libraryPath(source: string): { package: string; path: string } | null {
  const match = PACKAGE.exec(source);
  return match && { package: match[1]!, path: match[2] ?? '' };
}

function exportOf(source: string, imported: string): string {
  const path = libraryPath(source)?.path ?? '';
  return imported === 'default' ? (path.split('/').pop() ?? '') : imported;
}

/** The argument of `require('…')`. */
function requiredSource(node: Node | undefined): string | undefined {
  return node?.type === 'CallExpression' && nameOf(node.callee) === 'require'
    ? nameOf((node.arguments as Node[])[0])
    : undefined;
}

/** What a statement imports or exports again, from any package. */
export function importedNames(node: Node): ImportedName[] {
  const source = nameOf(node.source);
  if (source !== undefined && node.type === 'ImportDeclaration') {
    return (node.specifiers as Node[]).map((specifier) => {
      const imported =
        specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported)! : 'default';
      return {
        node: specifier,
        local: nameOf(specifier.local),
        exported: specifier.type === 'ImportNamespaceSpecifier' ? '*' : exportOf(source, imported),
        source,
      };
    });
  }
  if (source !== undefined && node.type === 'ExportNamedDeclaration') {
    return (node.specifiers as Node[]).map((specifier) => ({
      node: specifier,
      exported: exportOf(source, nameOf(specifier.local) ?? '*'),
      source,
    }));
  }
  if (source !== undefined && node.type === 'ExportAllDeclaration') {
    return [{ node, exported: '*', source }];
  }
  if (node.type === 'VariableDeclarator') {
    const required = requiredSource(plain(node.init));
    const { id } = node;
    if (required !== undefined && isNode(id)) {
      return id.type === 'ObjectPattern'
        ? (id.properties as Node[]).map((property) => ({
            node: property,
            local: nameOf(property.value),
            exported: exportOf(required, nameOf(property.key) ?? '*'),
            source: required,
          }))
        : [
            {
              node: id,
              local: nameOf(id),
              exported: libraryPath(required)?.path ? exportOf(required, 'default') : '*',
              source: required,
            },
          ];
    }
  }
  return [];
}

/** Functions that return a component with the props of their argument. */
const WRAPPER = /^(?:styled|experimentalStyled|memo)$/;

/**
 * The name that a variable stands for: `Button` in `const Save = Button`, in
 * `const Save = styled(Button)(…)` and in `const Save = React.memo(Button)`.
 */
export function aliasedNode(init: unknown): Node | undefined {
  const node = plain(init);
  if (node?.type !== 'CallExpression' && node?.type !== 'TaggedTemplateExpression') {
    return node;
  }
  const callee = plain(node.callee ?? node.tag);
  if (WRAPPER.test(nameOf(callee) ?? nameOf(callee?.property) ?? '')) {
    return aliasedNode((node.arguments as Node[] | undefined)?.[0]);
  }
  if (callee?.type === 'CallExpression') {
    return aliasedNode(callee);
  }
  return callee?.type === 'MemberExpression' ? aliasedNode(callee.object) : undefined;
}
