import { aliasedNode } from './bindings';
import type { FileCheck } from './file-check';
import { isNode, nameOf } from './nodes';
import type { Node } from './parse';
import { checkProps } from './props';

/** Remembers a variable that means a component, and checks an object typed as its props. */
export function checkVariable(check: FileCheck, node: Node): void {
  const local = nameOf(node.id);
  const target = aliasedNode(node.init);
  const component = check.component(target);
  if (local !== undefined && component !== undefined) {
    check.bindings.set(local, component);
  } else if (target && /^[A-Z]/.test(local ?? '') && isDynamic(check, target)) {
    check.unknown(node, `\`${local}\` is chosen while the code runs, so its props aren't checked.`);
  }
  // `const props: DialogProps = { … }`
  const annotation = isNode(node.id) ? (node.id.typeAnnotation as Node | undefined) : undefined;
  const reference = annotation?.typeAnnotation as Node | undefined;
  const type = check.bindings.get(nameOf(reference?.typeName) ?? '');
  const owner = type?.endsWith('Props') ? type.slice(0, -'Props'.length) : '';
  if (Object.hasOwn(check.data.components, owner)) {
    checkProps(check, owner, node.init);
  }
}

function isDynamic(check: FileCheck, node: Node): boolean {
  switch (node.type) {
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].some((one) => check.component(one));
    case 'LogicalExpression':
      return [node.left, node.right].some((one) => check.component(one));
    case 'MemberExpression':
      return node.computed === true && check.report.usesLibrary;
    default:
      return false;
  }
}
