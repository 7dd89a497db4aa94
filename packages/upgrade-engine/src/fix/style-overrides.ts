import { fixOf } from '../edits';
import type { AtUse, FileCheck } from '../file-check';
import { nameOf, plain } from '../nodes';
import type { Node } from '../parse';
import type { UpgradeRule } from '../types';
import { insertion, removal, holderOf } from './holder';

/** The selector of a class, in the styles of the component's root element. */
export function selectorInRoot({ replacement = '', inner }: UpgradeRule): string {
  return / ~ /.test(replacement) || inner ? `& ${replacement}` : `&${replacement}`;
}

/** What to write instead of a key of `classes` or `styleOverrides`. */
export function moveStyleOverride(
  check: FileCheck,
  node: Node,
  rule: UpgradeRule,
  label: 'classes' | 'styleOverrides',
): AtUse {
  const selector = selectorInRoot(rule);
  if (label === 'classes') {
    return { advice: `Put its styles into \`sx\`, under \`'${selector}'\`.` };
  }
  const advice = `Put its styles into \`root\`, under \`'${selector}'\`.`;
  const object = check.scope.parentOf(node);
  const value = plain(node.value);
  if (object?.type !== 'ObjectExpression' || value?.type !== 'ObjectExpression') {
    return { advice };
  }
  const written = `${check.quote}${selector}${check.quote}: ${check.text(node.value as Node)}`;
  const root = (object.properties as Node[]).find((one) => nameOf(one.key) === 'root');
  const styles = root && plain(root.value);
  if (root && styles?.type !== 'ObjectExpression') {
    return { advice };
  }
  const edits = styles
    ? [removal(check, holderOf(object), node), insertion(check, styles, written)]
    : [{ start: node.start, end: node.end, text: `root: { ${written} }` }];
  return { advice, fix: fixOf(edits, object) };
}
