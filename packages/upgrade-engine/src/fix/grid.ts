import { fixOf } from '../edits';
import type { FileCheck } from '../file-check';
import { plain } from '../nodes';
import type { Node } from '../parse';
import type { Fix } from '../types';
import { holderOf, removal, valueText, writtenProp } from './holder';
import type { HeldProp } from './holder';
import { spreadSource } from './spreads';

const BREAKPOINTS = ['xs', 'sm', 'md', 'lg', 'xl'];

/** Whether a column's width can be `true`, which has another name now. */
function canBeTrue(check: FileCheck, node: Node | undefined): boolean {
  const value = check.scope.resolve(plain(node));
  switch (value?.type) {
    case 'ConditionalExpression':
      return [value.consequent, value.alternate].some((one) => canBeTrue(check, one as Node));
    case 'BooleanLiteral':
      return value.value === true;
    case 'BinaryExpression':
      return !/^[-+*/%]$/.test(value.operator as string);
    default:
      return !/^(?:Numeric|String|Template|Null)Literal$/.test(value?.type ?? '');
  }
}

/** The value of a column's width: `true` is `grow`. */
function sizeText(check: FileCheck, prop: HeldProp): string | undefined {
  const text = valueText(check, prop);
  return text === 'true'
    ? `${check.quote}grow${check.quote}`
    : /\btrue\b|&&|\|\||!/.test(text ?? '')
      ? undefined
      : text;
}

/**
 * Replaces `xs` to `xl` with `size`, or `xsOffset` to `xlOffset` with `offset`; all at once.
 *
 * @param node - The opening element or the object of props.
 */
export function joinBreakpoints(
  check: FileCheck,
  node: Node,
  target: 'size' | 'offset',
): { fix: Fix | undefined; text: string } | undefined {
  const holder = holderOf(node);
  const suffix = target === 'offset' ? 'Offset' : '';
  const props = holder.props.filter(({ name }) => BREAKPOINTS.some((one) => name === one + suffix));
  const [first] = props;
  const values = props.map((prop) => sizeText(check, prop));
  if (!first || values.includes(undefined)) {
    return undefined;
  }
  const entries = props.map(({ name }, index) => `${name.replace('Offset', '')}: ${values[index]}`);
  const isSingle = props.length === 1 && first.name === `xs${suffix}`;
  const value = isSingle ? values[0]! : `{ ${entries.join(', ')} }`;
  const text = writtenProp(holder, target, value);
  const isTaken = holder.props.some(({ name }) => name === target);
  const isClear = spreadSource(check, holder, first.node, target) !== undefined;
  const isWidth = props.every(
    (prop) => valueText(check, prop) === 'true' || !canBeTrue(check, prop.value),
  );
  const { start, end } = first.node;
  const edits = [
    { start, end, text },
    ...props.slice(1).map((prop) => removal(check, holder, prop.node)),
  ];
  return { fix: isTaken || !isClear || !isWidth ? undefined : fixOf(edits, node), text };
}
