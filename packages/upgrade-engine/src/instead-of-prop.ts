import { fixOf } from './edits';
import type { AtUse, FileCheck } from './file-check';
import { joinBreakpoints } from './fix/grid';
import { holderOf, propOf, removal } from './fix/holder';
import { toListItemButton } from './fix/list-item-button';
import { moveProp } from './fix/move-prop';
import { replaceWithStyle } from './fix/system-props';
import { nameOf } from './nodes';
import type { Node } from './parse';
import type { UpgradeRule } from './types';

/** Whether an object is in a variable that more than one place uses, possibly in another way. */
export function isShared(check: FileCheck, object: Node): boolean {
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
export function insteadOfProp(
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
    const style = `marginBottom: ${check.quote}16px${check.quote}`;
    const variant = holder.props.find((one) => one.name === 'variant')?.value;
    const isHeading =
      variant !== undefined && !/^(?:body[12]|inherit)$/.test(nameOf(variant) ?? '');
    const hasComponent = holder.props.some((one) => one.name === 'component');
    const more =
      isHeading && !hasComponent
        ? holder.isElement
          ? 'component="p"'
          : `component: ${check.quote}p${check.quote}`
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
  const isTags = name === 'renderTags' && replacement === 'renderValue';
  const isRename = /^\/x\/|\/v5-component-changes\//.test(rule.link);
  if (isTags || (isRename && /^(?!slot)\w+$/.test(replacement))) {
    const multiple = holder.props.find((one) => one.name === 'multiple');
    const isMultiple = multiple && (!multiple.value || check.text(multiple.value) === 'true');
    const key = (holder.isElement ? node.name : node.key) as Node;
    const isTaken = holder.props.some((one) => one.name === replacement);
    return (isMultiple || !isTags) && !isTaken && node.shorthand !== true
      ? { fix: fixOf([{ start: key.start, end: key.end, text: replacement }], parent) }
      : undefined;
  }
  return { fix: moveProp(check, holder, node, replacement, check.rulesFor(component).slots) };
}
