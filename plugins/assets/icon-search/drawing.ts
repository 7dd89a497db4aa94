import { parse } from '@babel/parser';
import type { types as t } from '@babel/core';
import type { IconDrawing, IconShape } from '../../../src/tools/icon-search/types';

function constantOf(node: t.Node): string | undefined {
  return node.type === 'StringLiteral' || node.type === 'NumericLiteral'
    ? String(node.value)
    : undefined;
}

/** The elements of a JSX call, of an array of calls, or in a fragment. */
function shapesOf(node: t.Node | null | undefined): IconShape[] {
  if (node?.type === 'ArrayExpression') {
    return node.elements.flatMap(shapesOf);
  }
  if (node?.type !== 'CallExpression' || node.arguments[1]?.type !== 'ObjectExpression') {
    throw new Error(`unexpected ${node?.type ?? 'empty'} expression`);
  }
  const [tag, props] = node.arguments as [t.Expression, t.ObjectExpression];
  const attributes: Record<string, string> = {};
  let children: IconShape[] = [];
  for (const property of props.properties.filter(({ type }) => type === 'ObjectProperty')) {
    const { key, value } = property as t.ObjectProperty;
    const name = key.type === 'Identifier' ? key.name : String(constantOf(key));
    const constant = constantOf(value);
    if (name === 'children') {
      children = shapesOf(value);
    } else if (constant !== undefined) {
      attributes[name] = constant;
    } else {
      throw new Error(`unexpected value of the attribute ${name}`);
    }
  }
  const name = constantOf(tag);
  if (name === undefined) {
    return children; // A fragment.
  }
  return [children.length > 0 ? [name, attributes, children] : [name, attributes]];
}

/**
 * Reads what an icon draws from its module, without running it.
 *
 * @param source - An ECMAScript module of `@mui/icons-material`.
 * @param file - Its name, for errors.
 * @throws If the module isn't one call of `createSvgIcon` with constant elements.
 */
export function drawingOf(source: string, file: string): IconDrawing {
  const { body } = parse(source, { sourceType: 'module' }).program;
  const exported = body.find((statement) => statement.type === 'ExportDefaultDeclaration');
  const call = exported?.declaration;
  try {
    if (call?.type !== 'CallExpression') {
      throw new Error('no call in its default export');
    }
    const shapes = shapesOf(call.arguments[0]);
    const [[tag, { d, ...others }]] = shapes as [IconShape];
    const isOnePath = shapes.length === 1 && tag === 'path' && Object.keys(others).length === 0;
    return isOnePath ? d! : shapes;
  } catch (cause) {
    throw new Error(
      `${file} is not a module that plugins/assets/icon-search/drawing.ts can read: ${(cause as Error).message}. Adapt it to the package's new structure.`,
      { cause },
    );
  }
}
