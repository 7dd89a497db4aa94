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
export function walk(node: Node, visit: (node: Node, parent: Node | undefined) => void): void {
  const waiting: [Node, Node | undefined][] = [[node, undefined]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [current, parent] = next;
    visit(current, parent);
    for (const child of childrenOf(current).reverse()) {
      waiting.push([child, current]);
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
 * The object literals that an expression may evaluate to: both of `isOpen ? { … } : { … }`, and that of
 * `isOpen && { … }`.
 *
 * @returns An empty array if it may evaluate to anything else.
 */
export function literalsOf(expression: unknown): Node[] {
  const node = plain(expression);
  switch (node?.type) {
    case 'ObjectExpression':
      return [node];
    case 'ConditionalExpression':
      return bothOf(literalsOf(node.consequent), literalsOf(node.alternate));
    case 'LogicalExpression':
      return node.operator === '&&'
        ? literalsOf(node.right)
        : bothOf(literalsOf(node.left), literalsOf(node.right));
    default:
      return [];
  }
}

const bothOf = (a: Node[], b: Node[]) => (a.length > 0 && b.length > 0 ? [...a, ...b] : []);

/**
 * The properties of an object literal, also of literals that are spread into it.
 *
 * @param onUnknown - Called for other spread and for computed properties.
 * @param resolve - Finds the object literal that a variable stands for.
 */
export function propertiesOf(
  node: unknown,
  onUnknown: (node: Node) => void,
  resolve: (node: Node | undefined) => Node | undefined = (one) => one,
): Property[] {
  const object = resolve(plain(node));
  if (object?.type !== 'ObjectExpression') {
    return [];
  }
  return (object.properties as Node[]).flatMap((property) => {
    if (property.type === 'SpreadElement') {
      const literals = literalsOf(resolve(plain(property.argument)));
      if (literals.length === 0) {
        onUnknown(property);
      }
      return literals.flatMap((one) => propertiesOf(one, onUnknown, resolve));
    }
    const name = property.computed === true ? undefined : nameOf(property.key);
    if (name === undefined) {
      onUnknown(property);
      return [];
    }
    return [{ name, node: property, value: plain(property.value) }];
  });
}
