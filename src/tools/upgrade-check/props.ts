import type { FileCheck } from './file-check';
import { nameOf, propertiesOf } from './nodes';
import type { Property } from './nodes';
import type { Node } from './parse';

/** Says that spread and computed properties can't be known. */
export function noteDynamic(check: FileCheck, node: Node, component: string): void {
  check.unknown(node, `Spread and computed properties of \`${component}\` aren't followed.`);
}

/** The properties of an object that is about a component. Notes those that can't be known. */
export function knownProperties(check: FileCheck, component: string, object: unknown): Property[] {
  return propertiesOf(object, (node) => noteDynamic(check, node, component));
}

/** Checks an object with slots or classes as keys, such as the prop `classes`, under a label. */
export function checkKeys(
  check: FileCheck,
  component: string,
  object: unknown,
  label: 'slots' | 'classes' | 'styleOverrides',
): void {
  const { slots, classes } = check.rulesFor(component);
  const [kind, rules] =
    label === 'slots' ? (['slot', slots] as const) : (['class', classes] as const);
  for (const { name, node } of knownProperties(check, component, object)) {
    check.add(node, kind, `${component}.${label}.${name}`, rules, name);
  }
}

function checkProp(
  check: FileCheck,
  component: string,
  name: string,
  node: Node,
  value: unknown,
): void {
  const { props } = check.rulesFor(component);
  check.add(node, 'prop', `${component}.${name}`, props, name);
  if (name === 'slots' || name === 'slotProps') {
    checkKeys(check, component, value, 'slots');
  } else if (name === 'classes') {
    checkKeys(check, component, value, name);
  }
}

/** Checks an object of props. */
export function checkProps(check: FileCheck, component: string, object: unknown): void {
  for (const { name, node, value } of knownProperties(check, component, object)) {
    checkProp(check, component, name, node, value);
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
      check.unknown(attribute, `The props spread into \`${component}\` aren't followed.`);
    } else if (name !== undefined) {
      checkProp(check, component, name, attribute, attribute.value);
    }
  }
}
