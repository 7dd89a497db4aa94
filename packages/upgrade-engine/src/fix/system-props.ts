import { fixOf } from '../edits';
import type { FileCheck } from '../file-check';
import { nameOf } from '../nodes';
import type { Node } from '../parse';
import type { Edit, Fix } from '../types';
import { holderOf, insertion, removal, valueText, writtenProp } from './holder';
import type { HeldProp, Holder } from './holder';
import { spreadSource } from './spreads';

/** An array of what `sx` may be. TypeScript only follows `Array.isArray` of a name, so branches are apart. */
function listOf(check: FileCheck, value: Node): string {
  const text = check.text(value);
  if (value.type === 'ConditionalExpression') {
    const [test, ...branches] = [value.test, value.consequent, value.alternate] as Node[];
    return `${check.text(test!)} ? ${branches.map((one) => listOf(check, one)).join(' : ')}`;
  }
  return /^Object|Function/.test(value.type)
    ? `[${text}]`
    : `Array.isArray(${text}) ? ${text} : [${text}]`;
}

/** The edits that put styles before those of an existing `sx`, which has priority. */
function mergedSx(check: FileCheck, sx: HeldProp, styles: readonly string[]): Edit[] | undefined {
  const { value } = sx;
  if (!value || value.type === 'StringLiteral') {
    return undefined;
  }
  if (value.type === 'ObjectExpression') {
    return [insertion(check, value, styles.join(', '), 'first')];
  }
  const object = `{ ${styles.join(', ')} }`;
  const text = check.text(value);
  if (value.type === 'ArrayExpression') {
    const rest = text.slice(1).replace(/^\s*\]$/, ']');
    return [
      {
        start: value.start,
        end: value.end,
        text: `[${object}${rest === ']' ? ']' : `, ${rest.trimStart()}`}`,
      },
    ];
  }
  const others = /Function/.test(value.type) ? text : `...(${listOf(check, value)})`;
  return [{ start: value.start, end: value.end, text: `[${object}, ${others}]` }];
}

/**
 * Moves system props into `sx`, all of an element at once, because their order matters.
 *
 * @param node - The opening element or the object of props.
 * @param isSystemProp - Whether a prop is one.
 */
export function moveSystemProps(
  check: FileCheck,
  node: Node,
  isSystemProp: (prop: HeldProp) => boolean,
): Fix | undefined {
  const holder = holderOf(node);
  const props = holder.props.filter(isSystemProp);
  const sx = holder.props.find(({ name }) => name === 'sx');
  const taken = new Set(
    sx?.value?.type === 'ObjectExpression'
      ? (sx.value.properties as Node[]).map(({ key }) => nameOf(key))
      : [],
  );
  const styles: string[] = [];
  for (const prop of props) {
    const value = valueText(check, prop);
    if (value === undefined || (taken.size > 0 && hasUnknownKeys(sx!))) {
      return undefined;
    }
    if (!taken.has(prop.name)) {
      styles.push(value === prop.name ? value : `${prop.name}: ${value}`);
    }
  }
  return fixOf(sxEdits(check, holder, props, sx, styles) ?? [], node);
}

/** Whether an object's own keys can't be known, so one could be written twice. */
const hasUnknownKeys = ({ value }: HeldProp) =>
  (value!.properties as Node[]).some(
    ({ type, computed, key }) =>
      type !== 'SpreadElement' && computed !== true && nameOf(key) === undefined,
  );

function sxEdits(
  check: FileCheck,
  holder: Holder,
  props: readonly HeldProp[],
  sx: HeldProp | undefined,
  styles: readonly string[],
): Edit[] | undefined {
  const removals = props.map((prop) => removal(check, holder, prop.node));
  if (sx) {
    const isLast = holder.spreads.every(
      ({ start }) => start < Math.min(sx.node.start, ...props.map((prop) => prop.node.start)),
    );
    const merged = styles.length > 0 ? mergedSx(check, sx, styles) : [];
    return isLast ? merged && [...removals, ...merged] : undefined;
  }
  const [first] = props;
  const inherited = first && spreadSource(check, holder, first.node, 'sx');
  if (!first || !inherited) {
    return undefined;
  }
  const object = `{ ${styles.join(', ')} }`;
  const value =
    inherited.length === 0
      ? object
      : `[${object}, ${inherited.map((one) => `...(Array.isArray(${one}) ? ${one} : [${one}])`).join(', ')}]`;
  const { start, end } = first.node;
  return [{ start, end, text: writtenProp(holder, 'sx', value) }, ...removals.slice(1)];
}

/** Style props that set the margin at the bottom. */
const SETS_MARGIN = /^(?:m|mb|my|margin|marginBottom|marginY|marginBlock|marginBlockEnd)$/;

/**
 * Replaces a prop with a style in `sx`, such as `paragraph` with a margin.
 *
 * @param style - Such as `marginBottom: '16px'`.
 * @param more - Another prop to add, if any.
 */
export function replaceWithStyle(
  check: FileCheck,
  holder: Holder,
  prop: HeldProp,
  style: string,
  more?: string,
): Fix | undefined {
  const text = valueText(check, prop);
  if (text === undefined) {
    return undefined;
  }
  if (text === 'false') {
    return fixOf([removal(check, holder, prop.node)], holder.node);
  }
  // Another prop can't depend on a condition.
  if (text !== 'true' && (more !== undefined || / |\n/.test(text))) {
    return undefined;
  }
  const [name, always] = style.split(': ') as [string, string];
  const written = `${name}: ${text === 'true' ? always : `${text} ? ${always} : undefined`}`;
  const sx = holder.props.find(({ name }) => name === 'sx');
  const keys = sx?.value?.type === 'ObjectExpression' ? (sx.value.properties as Node[]) : [];
  // Style props had priority over the margin of a paragraph.
  const isStyled =
    keys.some((one) => [name, name === 'marginBottom' && 'mb'].includes(nameOf(one.key)!)) ||
    (name === 'marginBottom' && holder.props.some((one) => SETS_MARGIN.test(one.name)));
  const { start, end } = prop.node;
  if (sx || isStyled) {
    const added = sx && !isStyled ? mergedSx(check, sx, [written]) : [];
    const instead = more ? { start, end, text: more } : removal(check, holder, prop.node);
    return added && fixOf([instead, ...added], holder.node);
  }
  if (spreadSource(check, holder, prop.node, 'sx')?.length !== 0) {
    return undefined;
  }
  const separator = holder.isElement ? ' ' : ', ';
  const props = [more, writtenProp(holder, 'sx', `{ ${written} }`)].filter(Boolean);
  return fixOf([{ start, end, text: props.join(separator) }], holder.node);
}
