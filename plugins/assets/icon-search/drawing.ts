import { parse } from 'acorn';
import type { Expression, ObjectExpression, Property, SpreadElement } from 'acorn';
import type { IconDrawing, IconShape } from '../../../src/tools/icon-search/types';

type Node = Expression | SpreadElement | null;

function keyOf({ key }: Property): string {
  return key.type === 'Identifier' ? key.name : String((key as { value: unknown }).value);
}

function propertiesOf({ properties }: ObjectExpression): Property[] {
  return properties.filter((property) => property.type === 'Property');
}

/** The elements of a JSX call, of an array of calls, or in a fragment. */
function shapesOf(node: Node): IconShape[] {
  if (node?.type === 'ArrayExpression') {
    return node.elements.flatMap(shapesOf);
  }
  if (node?.type !== 'CallExpression' || node.arguments[1]?.type !== 'ObjectExpression') {
    throw new Error(`unexpected ${node?.type ?? 'empty'} expression`);
  }
  const [tag, props] = node.arguments as [Expression, ObjectExpression];
  const attributes: Record<string, string> = {};
  let children: IconShape[] = [];
  for (const property of propertiesOf(props)) {
    const key = keyOf(property);
    if (key === 'children') {
      children = shapesOf(property.value);
    } else if (property.value.type === 'Literal') {
      attributes[key] = String(property.value.value);
    } else {
      throw new Error(`unexpected value of the attribute ${key}`);
    }
  }
  if (tag.type !== 'Literal') {
    return children; // A fragment.
  }
  const name = String(tag.value);
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
  const { body } = parse(source, { ecmaVersion: 'latest', sourceType: 'module' });
  const exported = body.find((statement) => statement.type === 'ExportDefaultDeclaration');
  const call = exported?.declaration;
  try {
    if (call?.type !== 'CallExpression') {
      throw new Error('no call in its default export');
    }
    const shapes = shapesOf(call.arguments[0]!);
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
