import type { SyntaxNode } from '../source/syntax';
import { keyOf, member, setMember, slotsOf } from './objects';
import { put } from './plain';
import { schemeNamed } from './schemes';
import { placeOf } from './scope';
import { DataList, DataObject, Unknown, isUndefined } from './values';
import type { Note, Run, Scope, Value } from './values';

/** Any node, with its parts. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the parser's union of nodes is too wide
export type AnyNode = SyntaxNode & Record<string, any>;

/** The name of a property that isn't computed. */
export function keyName(key: AnyNode): string | undefined {
  switch (key.type) {
    case 'Identifier':
      return key.name as string;
    case 'StringLiteral':
    case 'NumericLiteral':
      return String(key.value);
    default:
      return undefined;
  }
}

/** The name of a node's type annotation. */
export function typeOf(node: AnyNode): string | undefined {
  const annotation = node.typeAnnotation?.typeAnnotation ?? node.typeAnnotation;
  return annotation?.typeName?.name ?? annotation?.typeName?.right?.name;
}

/** Gives a value to what's on the left of an assignment. */
export type Bind = (target: AnyNode, value: Value, notes: readonly Note[]) => void;

/** Declares names of a scope. */
export function declaring(scope: Scope): Bind {
  return (target, value, notes) => {
    if (target.type === 'Identifier') {
      const name = target.name as string;
      // `const prefersIt = useMediaQuery('(prefers-color-scheme: dark)')` is still about the scheme.
      const isNamed = value instanceof Unknown && !schemeNamed(name) && schemeNamed(value.hint);
      const own = value instanceof Unknown && !isNamed ? value.called(name) : value;
      scope.declare(name, { value: own, notes, type: typeOf(target) });
    }
  };
}

/** Changes names of a scope and members of objects. */
export function assigning(run: Run, scope: Scope): Bind {
  return (target, value, notes) => {
    if (target.type === 'Identifier') {
      const binding = scope.find(target.name as string);
      const next = run.doubt ?? value;
      if (binding) {
        binding.value = next;
        binding.notes = notes;
      } else {
        scope.declare(target.name as string, { value: next, notes });
      }
    } else if (/^(?:Optional)?MemberExpression$/.test(target.type)) {
      const object = run.evaluate(target.object as AnyNode, scope);
      setMember(run, object, memberKey(run, target, object, scope), value, placeOf(target, scope));
    }
  };
}

/** The key of a member; `null` if it can't be known. */
export function memberKey(run: Run, node: AnyNode, object: Value, scope: Scope): string | null {
  return node.computed
    ? keyOf(run, object, run.evaluate(node.property as AnyNode, scope))
    : (keyName(node.property as AnyNode) ?? null);
}

/** Binds a pattern to a value. */
export function bindPattern(
  run: Run,
  pattern: AnyNode,
  value: Value,
  scope: Scope,
  bind: Bind,
  notes: readonly Note[] = [],
): void {
  switch (pattern.type) {
    case 'AssignmentPattern':
      bindDefault(run, pattern, value, scope, bind, notes);
      break;
    case 'ObjectPattern':
      bindObject(run, pattern, value, scope, bind, notes);
      break;
    case 'ArrayPattern':
      (pattern.elements as (AnyNode | null)[]).forEach((element, index) => {
        if (element?.type === 'RestElement') {
          const rest = value instanceof DataList ? value.items.slice(index) : [];
          const list = new DataList(placeOf(element, scope), rest);
          const others = value instanceof Unknown ? value : list;
          bindPattern(run, element.argument as AnyNode, others, scope, bind, notes);
        } else if (element) {
          const own = member(run, value, String(index), placeOf(element, scope));
          bindPattern(run, element, own, scope, bind, notes);
        }
      });
      break;
    case 'TSParameterProperty':
      bindPattern(run, pattern.parameter as AnyNode, value, scope, bind, notes);
      break;
    default:
      bind(pattern, value, notes);
  }
}

/** An unknown value isn't a default, because the default is used without it. Except for schemes. */
function bindDefault(
  run: Run,
  { left, right }: AnyNode,
  value: Value,
  scope: Scope,
  bind: Bind,
  notes: readonly Note[],
): void {
  const isOpen = value instanceof Unknown && value.kind === 'value';
  const name = (left as AnyNode).name as string | undefined;
  const isScheme =
    typeOf(left as AnyNode) === 'PaletteMode' ||
    (right.type === 'StringLiteral' && schemeNamed(right.value as string) !== null) ||
    (right.type === 'BooleanLiteral' && schemeNamed(name ?? '') !== null);
  if (isUndefined(value) || (isOpen && !isScheme)) {
    const noted = run.noted(() => run.evaluate(right as AnyNode, scope));
    bindPattern(run, left as AnyNode, noted.value, scope, bind, noted.notes);
  } else {
    bindPattern(run, left as AnyNode, value, scope, bind, notes);
  }
}

function bindObject(
  run: Run,
  pattern: AnyNode,
  value: Value,
  scope: Scope,
  bind: Bind,
  notes: readonly Note[],
): void {
  const taken = new Set<string>();
  for (const property of pattern.properties as AnyNode[]) {
    const place = placeOf(property, scope);
    if (property.type === 'RestElement') {
      const rest = new DataObject(place);
      slotsOf(run, value).forEach((slot, key) => {
        if (!taken.has(key)) {
          put(rest, key, slot.value, slot.place);
        }
      });
      if (value instanceof DataObject) {
        rest.losses.push(...value.losses);
        rest.spreads.push(...value.spreads);
      }
      const others = value instanceof Unknown ? value : rest;
      bindPattern(run, property.argument as AnyNode, others, scope, bind, notes);
      continue;
    }
    const key = property.computed
      ? keyOf(run, value, run.evaluate(property.key as AnyNode, scope))
      : (keyName(property.key as AnyNode) ?? null);
    const own =
      key === null
        ? new Unknown(place, 'The key can’t be evaluated. Write the key.')
        : member(run, value, key, place);
    taken.add(key ?? '');
    bindPattern(run, property.value as AnyNode, own, scope, bind, notes);
  }
}
