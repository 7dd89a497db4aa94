import type { FileCheck } from '../file-check';
import { nameOf, plain } from '../nodes';
import type { Node } from '../parse';
import type { Edit } from '../types';

/** A prop in a JSX element or in an object of props. */
export interface HeldProp {
  name: string;
  node: Node;
  /** The value's expression; absent for attributes without a value. */
  value?: Node;
}

/** A JSX element or an object of props. */
export interface Holder {
  isElement: boolean;
  node: Node;
  props: HeldProp[];
  spreads: Node[];
}

/** Reads the attributes of an opening element or the properties of an object literal. */
export function holderOf(node: Node): Holder {
  const isElement = node.type === 'JSXOpeningElement';
  const all = (isElement ? node.attributes : node.properties) as Node[];
  return {
    isElement,
    node,
    spreads: all.filter(({ type }) => /Spread/.test(type)),
    props: all.flatMap((one) => {
      const name = one.computed === true ? undefined : nameOf(isElement ? one.name : one.key);
      return name === undefined ? [] : [{ name, node: one, value: plain(one.value) }];
    }),
  };
}

/** The prop of a node. */
export const propOf = (holder: Holder, node: Node) => holder.props.find((one) => one.node === node);

/**
 * The code of a prop's value as an expression.
 *
 * @returns `undefined` if it can't be moved as it is, such as a method.
 */
export function valueText(check: FileCheck, { node, value }: HeldProp): string | undefined {
  if (!value) {
    return node.type === 'JSXAttribute' && node.value === null ? 'true' : undefined;
  }
  const text = check.text(
    (node.value as Node).type === 'JSXExpressionContainer' ? inner(node) : (node.value as Node),
  );
  if (node.type !== 'JSXAttribute' || (node.value as Node).type !== 'StringLiteral') {
    return text;
  }
  // A string of JSX may contain entities and line breaks.
  if (/[&\n\\]/.test(text)) {
    return undefined;
  }
  const { quote } = check;
  return text.slice(1, -1).includes(quote) ? text : quote + text.slice(1, -1) + quote;
}

const inner = (node: Node) => (node.value as Node).expression as Node;

/** Removes a prop with its separator. */
export function removal({ code }: FileCheck, { isElement }: Holder, { start, end }: Node): Edit {
  let from = start;
  while (/\s/.test(code[from - 1] ?? '')) {
    from -= 1;
  }
  if (isElement) {
    return { start: from, end, text: '' };
  }
  const comma = /^\s*,/.exec(code.slice(end));
  if (comma) {
    // The first property of a one-line object leaves the space after the bracket.
    const isFirst = code[from - 1] === '{' && !code.slice(from, start).includes('\n');
    const space = isFirst ? (/^ */.exec(code.slice(end + comma[0].length))?.[0].length ?? 0) : 0;
    return { start: isFirst ? start : from, end: end + comma[0].length + space, text: '' };
  }
  return { start: code[from - 1] === ',' ? from - 1 : from, end, text: '' };
}

/**
 * Inserts a property into an object literal.
 *
 * @param place - `first`, or the property that it comes after: the last one by default.
 */
export function insertion(
  { code }: FileCheck,
  object: Node,
  property: string,
  place?: Node | 'first',
): Edit {
  const properties = object.properties as Node[];
  const [first] = properties;
  const last = place === 'first' ? first : (place ?? properties.at(-1));
  if (!first || !last) {
    return { start: object.start, end: object.end, text: `{ ${property} }` };
  }
  const space = code.slice(object.start + 1, first.start);
  const isMultiline = /^\s*\n\s*$/.test(space);
  if (place === 'first') {
    const separator = isMultiline ? space : ' ';
    return { start: first.start, end: first.start, text: `${property},${separator}` };
  }
  const indent = isMultiline ? `\n${space.slice(space.lastIndexOf('\n') + 1)}` : ' ';
  const comma = /^\s*,/.exec(code.slice(last.end, object.end));
  const end = last.end + (comma ? comma[0].length : 0);
  return { start: end, end, text: comma ? `${indent}${property},` : `,${indent}${property}` };
}

/** A prop with a value, for a JSX element or an object. */
export function writtenProp({ isElement }: Holder, name: string, value: string): string {
  if (!isElement) {
    return `${name}: ${value}`;
  }
  const string = /^(['"])([^'"\n\\&]*)\1$/.exec(value)?.[2];
  return string === undefined ? `${name}={${value}}` : `${name}="${string}"`;
}
