import { ownValue } from './own-value';
import type { AtUse, FileCheck } from './file-check';
import { fixOf } from './edits';
import { holderOf } from './fix/holder';
import { renameKey } from './fix/move-prop';
import { moveStyleOverride } from './fix/style-overrides';
import { insteadOfProp } from './instead-of-prop';
import { checkParamsSpread } from './input-params';
import { literalsOf, nameOf, plain, propertiesOf } from './nodes';
import type { Property } from './nodes';
import type { Node } from './parse';
import { checkSystemProps } from './system-props';
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
    for (const one of label === 'slotProps' ? holdersOf(check, value) : []) {
      const { props } = holderOf(one);
      for (const prop of props) {
        check.add(prop.node, 'prop', `${shown}.${prop.name}`, slots, `${name}.${prop.name}`);
      }
      const has = (pattern: RegExp) => props.some((prop) => pattern.test(prop.name));
      if (has(/^component$/) && has(/^on[A-Z]/)) {
        check.unknown(
          node,
          `TypeScript gives the handlers of \`slotProps.${name}\` the events of its own element, not those of \`component\`. If it refuses one, leave out the type of its event, and assert that of \`event.currentTarget\`.`,
        );
      }
    }
  }
}

/** The object literals that a value may be. */
const holdersOf = (check: FileCheck, value: Node | undefined) =>
  literalsOf(check.scope.resolve(value));

/** The string literals that a value may be, also for single breakpoints. */
function stringsIn(check: FileCheck, value: unknown): Node[] {
  const node = check.scope.resolve(plain(value));
  switch (node?.type) {
    case 'StringLiteral':
      return [node];
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].flatMap((one) => stringsIn(check, one));
    case 'LogicalExpression':
      return [node.left, node.right].flatMap((one) => stringsIn(check, one));
    case 'ObjectExpression':
      return (node.properties as Node[]).flatMap((one) => stringsIn(check, one.value));
    case 'ArrayExpression':
      return (node.elements as unknown[]).flatMap((one) => stringsIn(check, one));
    default:
      return [];
  }
}

/** Reports values that a prop no longer accepts. */
function checkValues(check: FileCheck, component: string, name: string, value: unknown): void {
  const { values } = check.rulesFor(component);
  for (const literal of values ? stringsIn(check, value) : []) {
    const key = `${name}="${nameOf(literal)!}"`;
    check.add(literal, 'prop', `${component}.${key}`, values!, key, ({ replacement }) => ({
      fix: replacement
        ? fixOf([{ start: literal.start + 1, end: literal.end - 1, text: replacement }])
        : undefined,
    }));
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

function checkProp(
  check: FileCheck,
  component: string,
  name: string,
  node: Node,
  value: unknown,
): void {
  const { props, nested } = check.rulesFor(component);
  check.add(node, 'prop', `${component}.${name}`, props, name, (rule) =>
    insteadOfProp(check, component, name, node, rule),
  );
  checkValues(check, component, name, value);
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
  checkParamsSpread(check, node);
}
