import { ownValue } from '../own-value';
import type { FileCheck } from '../file-check';
import { isOfParams, paramsBefore } from '../input-params';
import { nameOf, plain } from '../nodes';
import type { Node } from '../parse';
import type { Edit, Fix, Rules } from '../types';
import { fixOf } from '../edits';
import { holderOf, insertion, propOf, removal, valueText } from './holder';
import type { HeldProp, Holder } from './holder';
import { spreadSource } from './spreads';

/** `{ paper: { ref: value } }` for the path `paper.ref`. */
const nested = (path: readonly string[], value: string) =>
  path.reduceRight((below, key) => `{ ${key}: ${below} }`, value);

const lowerFirst = (name: string) => name[0]!.toLowerCase() + name.slice(1);

/** Rewrites the name of a prop and wraps its value, where it is. */
function rewriteInPlace(
  check: FileCheck,
  holder: Holder,
  prop: HeldProp,
  [top, ...below]: readonly string[],
  inherited: readonly string[] = [],
): Edit[] | undefined {
  const value = valueText(check, prop);
  const { node } = prop;
  if (value === undefined || top === undefined) {
    return undefined;
  }
  // An Autocomplete's parameters contain props of the same slots.
  const params = top === 'slotProps' ? paramsBefore(check, holder, node) : undefined;
  const base = params ? `{ ...${params}.slotProps, ` : '{ ';
  const start = below.map((key, index) => `${index === 0 ? base : '{ '}${key}: `).join('');
  // What is spread into the element has priority, as it had before.
  const others = inherited.map((one) => `, ...${one}`).join('');
  const closing = below.length > 0 ? `${' }'.repeat(below.length - 1)}${others} }` : '';
  const name = (holder.isElement ? node.name : node.key) as Node;
  const isContainer = (node.value as Node | null)?.type === 'JSXExpressionContainer';
  if (holder.isElement && !isContainer) {
    const text = below.length === 0 ? check.text(node).replace(/^[^=]+/, top) : undefined;
    return [
      { start: node.start, end: node.end, text: text ?? `${top}={${start}${value}${closing}}` },
    ];
  }
  if (node.shorthand === true) {
    return [{ start: node.start, end: node.end, text: `${top}: ${start}${value}${closing}` }];
  }
  const expression = (isContainer ? (node.value as Node).expression : node.value) as Node;
  return [
    { start: name.start, end: name.end, text: top },
    ...(below.length > 0
      ? [
          { start: expression.start, end: expression.start, text: start },
          { start: expression.end, end: expression.end, text: closing },
        ]
      : []),
  ];
}

/** The keys of an object literal that has only those. */
function keysOf(node: Node): string[] | undefined {
  const properties = node.type === 'ObjectExpression' ? (node.properties as Node[]) : undefined;
  const keys = properties?.map(({ key, computed }) =>
    computed === true ? undefined : nameOf(key),
  );
  return keys?.every((key) => key !== undefined) ? (keys as string[]) : undefined;
}

/** Whether two objects are literals without a common key. */
function areDisjoint(a: Node, b: Node): boolean {
  const [ofA, ofB] = [keysOf(a), keysOf(b)];
  return ofA !== undefined && ofB !== undefined && ofA.every((key) => !ofB.includes(key));
}

/**
 * Where a new property goes: after what an Autocomplete's parameters contain, which it had priority over,
 * and before what else is spread into the object.
 */
function placeIn(check: FileCheck, object: Node): Node | 'first' | undefined {
  const spreads = (object.properties as Node[]).filter(({ type }) => type === 'SpreadElement');
  const ofParams = spreads.findLast((one) => isOfParams(check, one));
  return ofParams ?? (spreads.length > 0 ? 'first' : undefined);
}

/**
 * Adds a value to an object literal under a path.
 *
 * @param isProps - Whether the value is an object of props, which two of can be joined.
 * @param from - The value's node.
 */
function addTo(
  check: FileCheck,
  object: Node,
  [key, ...below]: readonly string[],
  value: string,
  isProps: boolean,
  from?: Node,
): Edit[] | undefined {
  const properties = object.properties as Node[];
  const existing = properties.find((one) => nameOf(one.key) === key && one.computed !== true);
  if (!existing) {
    return [insertion(check, object, `${key}: ${nested(below, value)}`, placeIn(check, object))];
  }
  const current = plain(existing.value);
  if (!current || existing.shorthand === true || /Function/.test(current.type)) {
    return undefined;
  }
  if (below.length > 0) {
    return current.type === 'ObjectExpression'
      ? addTo(check, current, below, value, isProps, from)
      : undefined;
  }
  if (isProps && from && areDisjoint(from, current)) {
    const properties = (from.properties as Node[]).map((one) => check.text(one)).join(', ');
    return properties ? [insertion(check, current, properties, 'first')] : [];
  }
  // The new prop had priority over the old one.
  return isProps
    ? [
        {
          start: current.start,
          end: current.end,
          text: `{ ...${value}, ...${check.text(current)} }`,
        },
      ]
    : [];
}

/** The edits that move a prop to a path such as `slotProps.paper`. */
function moved(
  check: FileCheck,
  holder: Holder,
  prop: HeldProp,
  path: readonly string[],
): Edit[] | undefined {
  const [top, ...below] = path;
  const existing = holder.props.find(({ name }) => name === top);
  if (!existing) {
    const inherited = spreadSource(check, holder, prop.node, top!);
    return inherited && (below.length > 0 || inherited.length === 0)
      ? rewriteInPlace(check, holder, prop, path, inherited)
      : undefined;
  }
  const value = valueText(check, prop);
  const object = existing.value;
  if (value === undefined || !object || below.length === 0) {
    return undefined;
  }
  const isFunction = /Function/.test(prop.value?.type ?? '');
  const isProps = top === 'slotProps' && below.length === 1;
  if (isProps && isFunction) {
    return undefined;
  }
  const added =
    object.type === 'ObjectExpression'
      ? addTo(check, object, below, value, isProps, prop.value)
      : holder.isElement || object.type === 'Identifier'
        ? [
            {
              start: object.start,
              end: object.end,
              text: `{ ${below[0]}: ${nested(below.slice(1), value)}, ...${check.text(object)} }`,
            },
          ]
        : undefined;
  return added && [removal(check, holder, prop.node), ...added];
}

/** The edits that move each entry of `components` or `componentsProps` to `slots` or `slotProps`. */
function movedEntries(
  check: FileCheck,
  holder: Holder,
  prop: HeldProp,
  top: string,
  renamed: Rules,
): Edit[] | undefined {
  const existing = holder.props.find(({ name }) => name === top);
  const object = prop.value;
  const isComponents = prop.name === 'components';
  if (object?.type !== 'ObjectExpression') {
    // Only the keys of `components` have other names.
    return isComponents || existing ? undefined : moved(check, holder, prop, [top]);
  }
  const entries = object.properties as Node[];
  if (entries.some((one) => nameOf(one.key) === undefined || one.computed === true)) {
    return undefined;
  }
  const slotOf = (one: Node) => {
    const name = nameOf(one.key)!;
    const slot = ownValue(renamed, name)?.replacement?.split('.')[1];
    return slot ?? (isComponents ? lowerFirst(name) : name);
  };
  if (!existing) {
    const rewritten = rewriteInPlace(check, holder, prop, [top]);
    if (spreadSource(check, holder, prop.node, top)?.length !== 0 || !rewritten) {
      return undefined;
    }
    const keys = entries.flatMap((one) => {
      const key = one.key as Node;
      const slot = slotOf(one);
      return slot === nameOf(key)
        ? []
        : [
            {
              start: key.start,
              end: one.shorthand === true ? one.end : key.end,
              text: one.shorthand === true ? `${slot}: ${check.text(key)}` : slot,
            },
          ];
    });
    return [...rewritten, ...keys];
  }
  const target = existing.value;
  if (target?.type !== 'ObjectExpression') {
    return undefined;
  }
  const edits = [removal(check, holder, prop.node)];
  const inserted: string[] = [];
  for (const one of entries) {
    const value = one.shorthand === true ? (one.key as Node) : (one.value as Node | undefined);
    if (!value) {
      return undefined;
    }
    const slot = slotOf(one);
    const isThere = (target.properties as Node[]).some((other) => nameOf(other.key) === slot);
    const added = isThere
      ? addTo(check, target, [slot], check.text(value), !isComponents, plain(value))
      : [];
    if (!added) {
      return undefined;
    }
    edits.push(...added);
    if (!isThere) {
      inserted.push(`${slot}: ${check.text(value)}`);
    }
  }
  if (inserted.length > 0) {
    edits.push(insertion(check, target, inserted.join(', '), placeIn(check, target)));
  }
  return edits;
}

/**
 * Moves a prop to where its replacement is, such as `PaperProps` to `slotProps={{ paper: … }}`.
 *
 * @param holder - The element or object that has it.
 * @param node - The prop's node.
 * @param replacement - `slots`, `slotProps`, or a path below one of them.
 * @param slots - The component's rules for slots.
 * @returns `undefined` if that could change what the code does.
 */
export function moveProp(
  check: FileCheck,
  holder: Holder,
  node: Node,
  replacement: string,
  slots: Rules,
): Fix | undefined {
  const prop = propOf(holder, node);
  if (!prop || !/^slot(?:s|Props)\b/.test(replacement)) {
    return undefined;
  }
  const path = replacement.split('.');
  const edits =
    path.length === 1
      ? movedEntries(check, holder, prop, replacement, slots)
      : moved(check, holder, prop, path);
  return edits && fixOf(edits, holder.node);
}

/** Renames a key of an object, such as a slot. */
export function renameKey(check: FileCheck, node: Node, name: string): Fix | undefined {
  const key = node.key as Node | undefined;
  const object = check.scope.parentOf(node);
  const isTaken =
    object && holderOf(object).props.some((one) => one.name === name && one.node !== node);
  if (!key || isTaken) {
    return undefined;
  }
  const text = node.shorthand === true ? `${name}: ${check.text(key)}` : name;
  return fixOf([{ start: key.start, end: key.end, text }], object);
}
