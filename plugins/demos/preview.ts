import { parseSync, traverse } from '@babel/core';
import type { NodePath, types as t } from '@babel/core';

/** Maximum length of a preview in lines. */
const MAX_LINES = 16;

/** Layout elements; the preview shows their children instead. */
const LAYOUT = new Set(['div', 'Box', 'Stack']);

function parse(source: string, filename: string) {
  return parseSync(source, {
    filename,
    configFile: false,
    babelrc: false,
    parserOpts: { plugins: ['typescript', 'jsx'] },
  });
}

function isReturn(statement: t.Statement): statement is t.ReturnStatement {
  return statement.type === 'ReturnStatement';
}

function returnedJsx(
  path: NodePath<t.ExportDefaultDeclaration>,
): t.JSXElement | t.JSXFragment | null {
  const body = path.get('declaration').get('body');
  const block = Array.isArray(body) ? body[0] : body;
  if (block?.isJSXElement() || block?.isJSXFragment()) {
    return block.node;
  }
  if (!block?.isBlockStatement()) {
    return null;
  }
  const last = block.node.body.findLast(isReturn);
  const value = last?.argument;
  return value?.type === 'JSXElement' || value?.type === 'JSXFragment' ? value : null;
}

function isLayout(node: t.JSXElement | t.JSXFragment): boolean {
  if (node.type === 'JSXFragment') {
    return true;
  }
  const { name } = node.openingElement;
  const hasElements = node.children.some((child) => child.type === 'JSXElement');
  return hasElements && name.type === 'JSXIdentifier' && LAYOUT.has(name.name);
}

function dedent(text: string): string {
  const lines = text
    .replace(/^\s*\n/, '')
    .trimEnd()
    .split('\n');
  const indent = Math.min(
    ...lines.filter((line) => line.trim()).map((line) => line.length - line.trimStart().length),
  );
  return lines.map((line) => line.slice(indent)).join('\n');
}

function textOf(source: string, node: t.JSXElement | t.JSXFragment): string {
  const children = isLayout(node) ? node.children : [node];
  const first = children.at(0);
  const last = children.at(-1);
  if (first?.start == null || last?.end == null) {
    return '';
  }
  // From the start of the line, so all lines lose the same indentation.
  const start = source.lastIndexOf('\n', first.start) + 1;
  const lead = source.slice(start, first.start);
  return dedent((lead.trim() === '' ? lead : '') + source.slice(first.start, last.end));
}

/**
 * The JSX that a demo shows while its source is collapsed: the children of the returned root if that's
 * a layout element, otherwise the root itself.
 *
 * @param source - TypeScript source of the demo.
 * @returns The JSX; `null` if there is none or it's longer than 16 lines.
 */
export function previewOf(source: string, filename: string): string | null {
  const ast = parse(source, filename);
  let preview: string | null = null;
  if (!ast) {
    return null;
  }
  traverse(ast, {
    ExportDefaultDeclaration(path) {
      const jsx = returnedJsx(path);
      const text = jsx ? textOf(source, jsx) : '';
      preview = text && text.split('\n').length <= MAX_LINES ? text : null;
      path.stop();
    },
  });
  return preview;
}

function nameOf(exported: t.Identifier | t.StringLiteral): string {
  return exported.type === 'Identifier' ? exported.name : exported.value;
}

/** Whether a module has a default export. */
export function hasDefaultExport(source: string, filename: string): boolean {
  return (
    parse(source, filename)?.program.body.some(
      (statement) =>
        statement.type === 'ExportDefaultDeclaration' ||
        (statement.type === 'ExportNamedDeclaration' &&
          statement.specifiers.some(({ exported }) => nameOf(exported) === 'default')),
    ) ?? false
  );
}
