import type { types as t } from '@babel/core';

/** Maximum length of a preview in lines. */
const MAX_LINES = 16;

/** Layout elements; the preview shows their children instead. */
const LAYOUT = new Set(['div', 'Box', 'Stack']);

function isReturn(statement: t.Statement): statement is t.ReturnStatement {
  return statement.type === 'ReturnStatement';
}

function returnedJsx({
  declaration,
}: t.ExportDefaultDeclaration): t.JSXElement | t.JSXFragment | null {
  const body = 'body' in declaration ? declaration.body : null;
  const value = body?.type === 'BlockStatement' ? body.body.findLast(isReturn)?.argument : body;
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
 * @param program - The parsed demo.
 * @param source - Its TypeScript source.
 * @returns The JSX; `null` if there is none or it's longer than 16 lines.
 */
export function previewIn({ body }: t.Program, source: string): string | null {
  const exported = body.find((statement) => statement.type === 'ExportDefaultDeclaration');
  const jsx = exported ? returnedJsx(exported) : null;
  const text = jsx ? textOf(source, jsx) : '';
  return text && text.split('\n').length <= MAX_LINES ? text : null;
}

function nameOf(exported: t.Identifier | t.StringLiteral): string {
  return exported.type === 'Identifier' ? exported.name : exported.value;
}

/** Whether a module has a default export. */
export function exportsDefault({ body }: t.Program): boolean {
  return body.some(
    (statement) =>
      statement.type === 'ExportDefaultDeclaration' ||
      (statement.type === 'ExportNamedDeclaration' &&
        statement.specifiers.some(({ exported }) => nameOf(exported) === 'default')),
  );
}
