import { ownValue } from '../../foundation/own-value';
import type { FileCheck } from './file-check';
import { isNode, nameOf, propertiesOf } from './nodes';
import type { Node } from './parse';
import { checkKeys, checkProps, knownProperties, noteDynamic } from './props';

const THEME_PARTS = new Set(['defaultProps', 'styleOverrides', 'variants']);

/** `MuiButton: { defaultProps, styleOverrides, variants }`, anywhere in the file. */
export function checkThemeEntry(check: FileCheck, node: Node): void {
  const key = nameOf(node.key);
  const component = key === undefined ? undefined : ownValue(check.data.themeNames, key);
  if (key === undefined || component === undefined) {
    return;
  }
  const entries = propertiesOf(node.value, () => {});
  if (!entries.some(({ name }) => THEME_PARTS.has(name))) {
    return;
  }
  check.report.usesLibrary = true;
  const { self } = check.rulesFor(component);
  if (self) {
    const replacement = self.replacement && `Mui${self.replacement}`;
    check.found(node.loc.start.line, 'theme key', key, { ...self, replacement });
  }
  for (const { name, node: entry, value } of entries) {
    if (name === 'defaultProps') {
      checkProps(check, component, value);
    } else if (name === 'styleOverrides') {
      checkKeys(check, component, value, name);
    } else if (name === 'variants' && value?.type === 'ArrayExpression') {
      for (const variant of (value.elements as unknown[]).filter(isNode)) {
        const matched = knownProperties(check, component, variant);
        const props = matched.find((one) => one.name === 'props');
        if (props?.value?.type === 'ObjectExpression') {
          checkProps(check, component, props.value);
        } else {
          check.unknown(variant, `The condition of this variant of \`${key}\` isn't followed.`);
        }
      }
    } else if (name === 'variants') {
      noteDynamic(check, entry, component);
    }
  }
}
