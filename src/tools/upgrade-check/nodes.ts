import type { Node } from './parse';

/** Whether a value of a node's field is a node. */
export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'loc' in value;
}

/** Fields of a node that aren't code. */
const COMMENTS = new Set(['leadingComments', 'trailingComments', 'innerComments']);

/** The nodes directly below a node, in the order of the code. */
function childrenOf(node: Node): Node[] {
  const children: Node[] = [];
  for (const [field, value] of Object.entries(node)) {
    if (Array.isArray(value) && !COMMENTS.has(field)) {
      // Not spread, because an array in the code can have more elements than a call has arguments.
      for (const item of value) {
        if (isNode(item)) {
          children.push(item);
        }
      }
    } else if (isNode(value)) {
      children.push(value);
    }
  }
  return children;
}

/** Calls `visit` for a node and everything below it, parents first. */
export function walk(node: Node, visit: (node: Node) => void): void {
  const waiting = [node];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    visit(next);
    for (const child of childrenOf(next).reverse()) {
      waiting.push(child);
    }
  }
}

/** The text of an identifier or string; `undefined` for anything else. */
export function nameOf(node: unknown): string | undefined {
  if (!isNode(node)) {
    return undefined;
  }
  switch (node.type) {
    case 'Identifier':
    case 'JSXIdentifier':
      return node.name as string;
    case 'StringLiteral':
      return node.value as string;
    default:
      return undefined;
  }
}

/** An expression without type assertions and the container of a JSX attribute. */
export function plain(node: unknown): Node | undefined {
  if (!isNode(node)) {
    return undefined;
  }
  return /^(?:TS(?:As|Satisfies|NonNull)Expression|JSXExpressionContainer|ParenthesizedExpression)$/.test(
    node.type,
  )
    ? plain(node.expression)
    : node;
}

/** One property of an object literal; `value` is absent for methods. */
export interface Property {
  name: string;
  node: Node;
  value: Node | undefined;
}

/**
 * The properties of an object literal.
 *
 * @param onUnknown - Called for spread and computed properties.
 */
export function propertiesOf(node: unknown, onUnknown: (node: Node) => void): Property[] {
  const object = plain(node);
  if (object?.type !== 'ObjectExpression') {
    return [];
  }
  return (object.properties as Node[]).flatMap((property) => {
    const name = property.computed === true ? undefined : nameOf(property.key);
    if (name === undefined) {
      onUnknown(property);
      return [];
    }
    return [{ name, node: property, value: plain(property.value) }];
  });
}
