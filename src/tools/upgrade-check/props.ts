import type { FileCheck } from './file-check';
import { nameOf, propertiesOf } from './nodes';
import type { Node } from './parse';

function checkSlots(check: FileCheck, component: string, value: unknown): void {
  const { slots } = check.rulesFor(component);
  for (const { name, node } of propertiesOf(value, (one) => noteDynamic(check, one, component))) {
    check.add(node, 'slot', `${component}.slots.${name}`, slots, name);
  }
}

/** Checks an object of classes, such as the prop `classes`, under a label. */
export function checkClasses(
  check: FileCheck,
  component: string,
  value: unknown,
  label: string,
): void {
  const { classes } = check.rulesFor(component);
  for (const { name, node } of propertiesOf(value, (one) => noteDynamic(check, one, component))) {
    check.add(node, 'class', `${component}.${label}.${name}`, classes, name);
  }
}

/** Says that spread and computed properties can't be known. */
export function noteDynamic(check: FileCheck, node: Node, component: string): void {
  check.unknown(node, `Spread and computed properties of \`${component}\` aren't followed.`);
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
    checkSlots(check, component, value);
  } else if (name === 'classes') {
    checkClasses(check, component, value, 'classes');
  }
}

/** Checks an object of props. */
export function checkProps(check: FileCheck, component: string, object: unknown): void {
  for (const { name, node, value } of propertiesOf(object, (one) =>
    noteDynamic(check, one, component),
  )) {
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
