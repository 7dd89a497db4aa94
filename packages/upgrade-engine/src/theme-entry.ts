import { ownValue } from './own-value';
import type { FileCheck } from './file-check';
import { isNode, nameOf, plain, propertiesOf } from './nodes';
import type { Node } from './parse';
import { checkKeys, checkProps, knownProperties, noteDynamic } from './props';

const THEME_PARTS = new Set(['defaultProps', 'styleOverrides', 'variants']);

/** Options of version 4. */
const OLD_OPTIONS = new Set(['overrides', 'props', 'palette.type']);

/** Notes theme options that no version since 5 reads. */
export function noteOldOptions(check: FileCheck, call: Node): void {
  if (!/^create(?:Mui)?Theme$/.test(check.exportOf(call.callee) ?? '')) {
    return;
  }
  const read = (node: unknown) => propertiesOf(node, () => {}, check.scope.resolve);
  const options = read((call.arguments as Node[])[0]);
  const palette = read(options.find(({ name }) => name === 'palette')?.value);
  const all = [...options, ...palette.map((one) => ({ ...one, name: `palette.${one.name}` }))];
  for (const { name, node } of all.filter((one) => OLD_OPTIONS.has(one.name))) {
    check.unknown(
      node,
      `\`${name}\` is a theme option of version 4. Upgrade the theme to version 5 first: /material-ui/migration/v5-style-changes/#theme-structure.`,
    );
  }
}

/** The component of a key of the theme's `components`, such as `MuiButton`. */
const componentOfKey = (check: FileCheck, key: string | undefined) =>
  key === undefined ? undefined : ownValue(check.data.themeNames, key);

/** Reports a key whose component was renamed or removed. */
function checkThemeKey(check: FileCheck, key: string, node: Node, isKey: boolean): void {
  const component = componentOfKey(check, key)!;
  const { self } = check.rulesFor(component);
  if (!self) {
    return;
  }
  const replacement = self.replacement && `Mui${self.replacement}`;
  const siblings = check.scope.parentOf(check.scope.parentOf(node) ?? node);
  const isTaken =
    replacement !== undefined &&
    ((siblings?.properties as Node[] | undefined) ?? []).some(
      (one) => nameOf(one.key) === replacement,
    );
  const fix =
    isKey && replacement && self.change === 'renamed' && !isTaken
      ? {
          edits: [
            {
              start: node.start,
              end: node.end,
              text: node.type === 'StringLiteral' ? `'${replacement}'` : replacement,
            },
          ],
          start: node.start,
          end: node.end,
        }
      : undefined;
  check.found(node.loc.start.line, 'theme key', key, self, { replacement, fix });
}

/** Checks one part of a theme entry. */
function checkThemePart(
  check: FileCheck,
  component: string,
  part: string,
  node: Node,
  value: Node | undefined,
): void {
  if (part === 'defaultProps') {
    checkProps(check, component, value);
  } else if (part === 'styleOverrides') {
    checkKeys(check, component, value, part);
  } else if (part === 'variants') {
    const list = check.scope.resolve(value);
    if (list?.type !== 'ArrayExpression') {
      noteDynamic(check, node, component);
      return;
    }
    for (const variant of (list.elements as unknown[]).filter(isNode)) {
      const matched = knownProperties(check, component, variant);
      const props = matched.find((one) => one.name === 'props');
      if (props?.value?.type === 'ObjectExpression') {
        checkProps(check, component, props.value);
      } else {
        check.unknown(variant, `The condition of this variant of \`${component}\` isn't followed.`);
      }
    }
  }
}

function checkThemeParts(check: FileCheck, key: string, value: unknown): void {
  const component = componentOfKey(check, key)!;
  const resolve = check.scope.resolve;
  for (const { name, node, value: part } of propertiesOf(value, () => {}, resolve)) {
    checkThemePart(check, component, name, node, part);
  }
}

/** Whether a value has the parts of a theme entry. */
function isEntry(check: FileCheck, value: unknown): boolean {
  return propertiesOf(value, () => {}, check.scope.resolve).some(({ name }) =>
    THEME_PARTS.has(name),
  );
}

/** `MuiButton: { defaultProps, styleOverrides, variants }`, anywhere in the file. */
export function checkThemeEntry(check: FileCheck, node: Node): void {
  const key = nameOf(node.key);
  const value = check.scope.resolve(plain(node.value));
  if (key === undefined || componentOfKey(check, key) === undefined) {
    return;
  }
  if (!isEntry(check, value)) {
    const isElsewhere = node.shorthand === true || value?.type === 'Identifier';
    if (isElsewhere && check.report.usesLibrary) {
      check.unknown(
        node,
        `The theme entry \`${key}\` isn't in this place, so it isn't checked here.`,
      );
    }
    return;
  }
  check.report.usesLibrary = true;
  checkThemeKey(check, key, node.key as Node, node.shorthand !== true);
  // An entry in a variable is checked where it is declared.
  if (value === plain(node.value)) {
    checkThemeParts(check, key, value);
  } else if (componentOfKey(check, nameOf(node.value) ?? '') === undefined) {
    checkThemeParts(check, key, value);
  }
}

/** `const MuiButton = { defaultProps: … }`. */
export function checkThemeVariable(check: FileCheck, node: Node): void {
  const key = nameOf(node.id);
  if (key !== undefined && componentOfKey(check, key) !== undefined && isEntry(check, node.init)) {
    check.report.usesLibrary = true;
    checkThemeParts(check, key, node.init);
  }
}

/** `theme.components.MuiButton = { … }`, and the same with parts of the entry. */
export function checkThemeAssignment(check: FileCheck, node: Node): void {
  const path: { name: string; node: Node }[] = [];
  let target = plain(node.left);
  while (target && /MemberExpression$/.test(target.type)) {
    const property = target.property as Node;
    const name = nameOf(property);
    if (name === undefined) {
      return;
    }
    path.unshift({ name, node: property });
    target = plain(target.object);
  }
  const index = path.findIndex(({ name }) => componentOfKey(check, name) !== undefined);
  const [key, part, inner] = path.slice(index);
  if (index === -1 || !key || path.length - index > 3) {
    return;
  }
  const component = componentOfKey(check, key.name)!;
  if (!part && !isEntry(check, node.right)) {
    return;
  }
  check.report.usesLibrary = true;
  checkThemeKey(check, key.name, key.node, true);
  if (!part) {
    checkThemeParts(check, key.name, node.right);
  } else if (!inner) {
    checkThemePart(check, component, part.name, part.node, plain(node.right));
  } else {
    const { props, classes } = check.rulesFor(component);
    const [kind, rules] =
      part.name === 'defaultProps' ? (['prop', props] as const) : (['class', classes] as const);
    check.add(inner.node, kind, `${component}.${inner.name}`, rules, inner.name);
  }
}
