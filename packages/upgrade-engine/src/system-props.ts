import type { FileCheck } from './file-check';
import { holderOf } from './fix/holder';
import type { HeldProp } from './fix/holder';
import { moveSystemProps } from './fix/system-props';
import { isShared } from './instead-of-prop';
import type { Node } from './parse';
import type { UpgradeRule } from './types';

/** Whether a prop is a system prop of a component that accepts them. */
function isSystemProp(
  check: FileCheck,
  own: readonly string[] | undefined,
  { name, value }: HeldProp,
): boolean {
  if (!own || !check.data.systemProps.includes(name)) {
    return false;
  }
  if (!own.includes(name)) {
    return true;
  }
  // The component's own `color` only has the colors of the theme's palette by their short names.
  const text = value?.type === 'StringLiteral' ? (value.value as string) : '';
  const isOfPalette = value?.type === 'MemberExpression' && /\bpalette\./.test(check.text(value));
  return name === 'color' && (isOfPalette || /\.|^#|\(|^divider$/.test(text));
}

/** Reports the system props of an element or object. */
export function checkSystemProps(check: FileCheck, component: string, node: Node): void {
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
