import type { AnyNode } from './patterns';

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'loc' in value;

/** Nodes that only have a meaning for types. */
export function isType({ type }: AnyNode): boolean {
  return (
    /^TS(?!AsExpression|SatisfiesExpression|NonNullExpression|TypeAssertion|InstantiationExpression|ParameterProperty)/.test(
      type,
    ) || /^Type(?!CastExpression)|Annotation$/.test(type)
  );
}

/** The parts of a node that are evaluated: neither types nor names of keys. */
export function childrenOf(node: AnyNode): AnyNode[] {
  const isNamed = !node.computed;
  return Object.entries(node).flatMap(([key, value]): AnyNode[] => {
    const isName =
      isNamed &&
      ((key === 'key' && /Property|Method/.test(node.type)) ||
        (key === 'property' && /MemberExpression$/.test(node.type)));
    if (isName || key === 'label' || /[Cc]omments$/.test(key)) {
      return [];
    }
    const nodes: unknown[] = Array.isArray(value) ? value : [value];
    return nodes.filter(isNode).filter((child) => !isType(child));
  });
}

function patternNames(pattern: AnyNode): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name as string];
    case 'ObjectPattern':
      return (pattern.properties as AnyNode[]).flatMap((one) =>
        patternNames((one.value ?? one.argument) as AnyNode),
      );
    case 'ArrayPattern':
      return (pattern.elements as (AnyNode | null)[]).flatMap((one) =>
        one ? patternNames(one) : [],
      );
    case 'AssignmentPattern':
      return patternNames(pattern.left as AnyNode);
    case 'RestElement':
      return patternNames(pattern.argument as AnyNode);
    default:
      return [];
  }
}

/** All names that a function declares, its own and those of the functions in it. */
export function declaredNames(node: AnyNode): Set<string> {
  const names = new Set<string>();
  const waiting: AnyNode[] = [node];
  for (let one = waiting.pop(); one; one = waiting.pop()) {
    const patterns = [
      ...((one.params ?? []) as AnyNode[]),
      ...(one.type === 'VariableDeclarator' || /^(?:Function|Class)Declaration$/.test(one.type)
        ? [one.id as AnyNode | null]
        : []),
      ...(one.type === 'CatchClause' ? [one.param as AnyNode | null] : []),
    ];
    patterns.forEach((pattern) => {
      if (pattern) {
        patternNames(pattern).forEach((name) => names.add(name));
      }
    });
    waiting.push(...childrenOf(one));
  }
  return names;
}

/** The names that an expression uses. */
export function usedNames(node: AnyNode): string[] {
  return node.type === 'Identifier'
    ? [node.name as string]
    : childrenOf(node).flatMap((child) => usedNames(child));
}
