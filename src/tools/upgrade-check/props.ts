import { ownValue } from '../../foundation/own-value';
import { fixOf } from './edits';
import type { AtUse, FileCheck } from './file-check';
import { joinBreakpoints } from './fix/grid';
import { holderOf, propOf, removal } from './fix/holder';
import type { HeldProp } from './fix/holder';
import { toListItemButton } from './fix/list-item-button';
import { moveProp, renameKey } from './fix/move-prop';
import { moveStyleOverride } from './fix/style-overrides';
import { moveSystemProps, replaceWithStyle } from './fix/system-props';
import { literalsOf, nameOf, plain, propertiesOf } from './nodes';
import type { Property } from './nodes';
import type { Node } from './parse';
import type { UpgradeRule } from './types';

/** Says that spread and computed properties can't be known. */
export function noteDynamic(check: FileCheck, node: Node, component: string): void {
  check.unknown(node, `Spread and computed properties of \`${component}\` aren't followed.`);
}

/** The properties of an object that is about a component. Notes those that can't be known. */
export function knownProperties(check: FileCheck, component: string, object: unknown): Property[] {
  return propertiesOf(object, (node) => noteDynamic(check, node, component), check.scope.resolve);
}

/** Checks an object with slots or classes as keys, such as the prop `classes`, under a label. */
export function checkKeys(
  check: FileCheck,
  component: string,
  object: unknown,
  label: 'slots' | 'slotProps' | 'classes' | 'styleOverrides',
): void {
  const { slots, classes, nested } = check.rulesFor(component);
  const isClass = label === 'classes' || label === 'styleOverrides';
  for (const { name, node, value } of knownProperties(check, component, object)) {
    const shown = `${component}.${label === 'slotProps' ? 'slots' : label}.${name}`;
    check.add(node, isClass ? 'class' : 'slot', shown, isClass ? classes : slots, name, (rule) =>
      isClass ? insteadOfClass(check, node, rule, label) : { fix: renamedSlot(check, node, rule) },
    );
    const inner = nested && ownValue(nested, `${label}.${name}`);
    if (inner && value) {
      checkProps(check, inner, value);
    }
  }
}

function renamedSlot(check: FileCheck, node: Node, { replacement }: UpgradeRule) {
  const name = /^slot(?:s|Props)\.(\w+)$/.exec(replacement ?? '')?.[1];
  return name === undefined ? undefined : renameKey(check, node, name);
}

/** What to write instead of a key of `classes` or `styleOverrides`. */
function insteadOfClass(
  check: FileCheck,
  node: Node,
  rule: UpgradeRule,
  label: 'classes' | 'styleOverrides',
): AtUse | undefined {
  const { replacement } = rule;
  return replacement ? moveStyleOverride(check, node, rule, label) : undefined;
}

/** Whether a prop is a system prop of a component that accepts them. */
function isSystemProp(
  { data }: FileCheck,
  own: readonly string[] | undefined,
  { name, value }: HeldProp,
): boolean {
  if (!own || !data.systemProps.includes(name)) {
    return false;
  }
  if (!own.includes(name)) {
    return true;
  }
  // The component's own `color` only has the colors of the theme's palette by their short names.
  const text = value?.type === 'StringLiteral' ? (value.value as string) : '';
  return name === 'color' && /\.|^#|\(|^divider$/.test(text);
}

/** Whether an object is in a variable that more than one place uses, possibly in another way. */
function isShared(check: FileCheck, object: Node): boolean {
  let declarator = check.scope.parentOf(object);
  while (declarator && /^TS\w+Expression$/.test(declarator.type)) {
    declarator = check.scope.parentOf(declarator);
  }
  if (declarator?.type !== 'VariableDeclarator') {
    return false;
  }
  const statement = check.scope.parentOf(check.scope.parentOf(declarator)!);
  const uses = check.scope.usesOf(nameOf(declarator.id) ?? '');
  return uses.length > 2 || statement?.type === 'ExportNamedDeclaration';
}

/** The code that replaces a prop, and how to rewrite it. */
function atProp(
  check: FileCheck,
  component: string,
  name: string,
  node: Node,
  rule: UpgradeRule,
): AtUse | undefined {
  const parent = check.scope.parentOf(node);
  if (
    !parent ||
    !/^(?:JSXOpeningElement|ObjectExpression)$/.test(parent.type) ||
    isShared(check, parent)
  ) {
    return undefined;
  }
  const holder = holderOf(parent);
  const prop = propOf(holder, node);
  const { replacement = '' } = rule;
  if (!prop) {
    return undefined;
  }
  if (name === 'paragraph') {
    const style = "marginBottom: '16px'";
    const variant = holder.props.find((one) => one.name === 'variant')?.value;
    const isHeading =
      variant !== undefined && !/^(?:body[12]|inherit)$/.test(nameOf(variant) ?? '');
    const hasComponent = holder.props.some((one) => one.name === 'component');
    const more =
      isHeading && !hasComponent
        ? holder.isElement
          ? 'component="p"'
          : "component: 'p'"
        : undefined;
    return {
      replacement: [more, holder.isElement ? `sx={{ ${style} }}` : `sx: { ${style} }`]
        .filter(Boolean)
        .join(holder.isElement ? ' ' : ', '),
      fix: replaceWithStyle(check, holder, prop, style, more),
    };
  }
  if (component === 'Divider' && name === 'light') {
    const style = 'opacity: 0.6';
    return {
      replacement: holder.isElement ? `sx={{ ${style} }}` : `sx: { ${style} }`,
      fix: replaceWithStyle(check, holder, prop, style),
    };
  }
  if (replacement === 'size' || replacement === 'offset') {
    const joined = joinBreakpoints(check, parent, replacement);
    return joined && { replacement: joined.text, fix: joined.fix };
  }
  if (component === 'ListItem' && name === 'button' && holder.isElement) {
    return { fix: toListItemButton(check, parent, node) };
  }
  if (rule.advice?.startsWith('Remove it')) {
    return { fix: fixOf([removal(check, holder, node)], parent) };
  }
  if (name === 'renderTags' && replacement === 'renderValue') {
    const multiple = holder.props.find((one) => one.name === 'multiple');
    const isMultiple = multiple && (!multiple.value || check.text(multiple.value) === 'true');
    const key = (holder.isElement ? node.name : node.key) as Node;
    const isTaken = holder.props.some((one) => one.name === replacement);
    return isMultiple && !isTaken && node.shorthand !== true
      ? { fix: fixOf([{ start: key.start, end: key.end, text: replacement }], parent) }
      : undefined;
  }
  return { fix: moveProp(check, holder, node, replacement, check.rulesFor(component).slots) };
}

function checkProp(
  check: FileCheck,
  component: string,
  name: string,
  node: Node,
  value: unknown,
): void {
  const { props, nested } = check.rulesFor(component);
  check.add(node, 'prop', `${component}.${name}`, props, name, (rule) =>
    atProp(check, component, name, node, rule),
  );
  if (name === 'slots' || name === 'slotProps') {
    checkKeys(check, component, value, name);
  } else if (name === 'classes') {
    checkKeys(check, component, value, name);
  }
  const inner = nested && ownValue(nested, name);
  if (inner) {
    checkProps(check, inner, value);
  }
  if (name === 'componentsProps') {
    for (const { name: slot, value: ofSlot } of knownProperties(check, component, value)) {
      const owner = nested && ownValue(nested, `componentsProps.${slot}`);
      if (owner && ofSlot) {
        checkProps(check, owner, ofSlot);
      }
    }
  }
}

/** Reports the system props of an element or object. */
function checkSystemProps(check: FileCheck, component: string, node: Node): void {
  const { ownSystemProps, systemPropsRemovedIn: version } = check.rulesFor(component);
  const { systemProp } = check.data;
  const rule: UpgradeRule = version ? { ...systemProp, change: 'removed', version } : systemProp;
  const isOne = (prop: HeldProp) => isSystemProp(check, ownSystemProps, prop);
  if (!ownSystemProps) {
    return;
  }
  const { props, isElement } = holderOf(node);
  const found = props.filter(isOne);
  if (found.length === 0) {
    return;
  }
  const fix =
    check.isWhole && !isShared(check, node) ? moveSystemProps(check, node, isOne) : undefined;
  for (const { name, node: prop, value } of found) {
    const style = `{ ${name}: ${value && check.isWhole ? check.text(value) : 'true'} }`;
    check.found(
      prop.loc.start.line,
      'prop',
      `${component}.${name}`,
      rule,
      check.isWhole ? { replacement: isElement ? `sx={${style}}` : `sx: ${style}`, fix } : {},
    );
  }
}

/** Checks an object of props, or both objects of a condition. */
export function checkProps(check: FileCheck, component: string, expression: unknown): void {
  const value = check.scope.resolve(plain(expression));
  const literals = literalsOf(value);
  if (literals.length === 0 && value && !/Function|Literal$|^Identifier$/.test(value.type)) {
    noteDynamic(check, value, component);
  }
  for (const object of literals) {
    for (const { name, node, value: ofProp } of knownProperties(check, component, object)) {
      checkProp(check, component, name, node, ofProp);
    }
    checkSystemProps(check, component, object);
  }
}

/** Checks the attributes of a JSX element. */
export function checkElement(check: FileCheck, node: Node): void {
  const component = check.component(node.name);
  if (component === undefined) {
    return;
  }
  for (const attribute of node.attributes as Node[]) {
    const name = nameOf(attribute.name);
    if (attribute.type === 'JSXSpreadAttribute') {
      const argument = check.scope.resolve(plain(attribute.argument));
      if (literalsOf(argument).length > 0) {
        checkProps(check, component, argument);
      } else {
        check.unknown(attribute, `The props spread into \`${component}\` aren't followed.`);
      }
    } else if (name !== undefined) {
      checkProp(check, component, name, attribute, attribute.value);
    }
  }
  checkSystemProps(check, component, node);
}
