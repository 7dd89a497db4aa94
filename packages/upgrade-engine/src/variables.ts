import { aliasedNode } from './bindings';
import { ownValue } from './own-value';
import type { FileCheck } from './file-check';
import { isNode, nameOf, plain } from './nodes';
import type { Node } from './parse';
import { componentOfType } from './prop-types';
import { checkProps } from './props';

/** Remembers a variable that means a component or an export of the package. Called for all nodes. */
export function rememberVariable(check: FileCheck, node: Node): void {
  if (node.type !== 'VariableDeclarator') {
    return;
  }
  const target = aliasedNode(node.init);
  const local = nameOf(node.id);
  if (local !== undefined) {
    const exported = check.exportOf(target);
    if (exported !== undefined) {
      check.bindings.set(local, exported);
    } else if (/^[A-Z]/.test(local) && isDynamic(check, target ?? plain(node.init))) {
      check.unknown(
        node,
        `\`${local}\` is chosen while the code runs, so its props aren't checked.`,
      );
    }
  } else if (check.exportOf(target) === '*' && isNode(node.id)) {
    for (const property of (node.id.properties as Node[] | undefined) ?? []) {
      const name = nameOf(property.value);
      const exported = nameOf(property.key);
      if (name !== undefined && exported !== undefined) {
        check.bindings.set(name, exported);
      }
    }
  }
}

function isDynamic(check: FileCheck, node: Node | undefined): boolean {
  switch (node?.type) {
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].some((one) => check.component(one));
    case 'LogicalExpression':
      return [node.left, node.right].some((one) => check.component(one));
    case 'MemberExpression':
      return node.computed === true && check.report.usesLibrary;
    case 'CallExpression':
      return (node.arguments as Node[]).some((one) => check.component(one));
    default:
      return false;
  }
}

/** Checks what is taken out of props with `const { PaperProps } = props`, and from hooks. */
function checkPattern(check: FileCheck, pattern: Node, component: string | undefined): void {
  const rules = component === undefined ? undefined : check.rulesFor(component).props;
  for (const property of pattern.properties as Node[]) {
    const name = nameOf(property.key);
    if (rules && name !== undefined && property.computed !== true) {
      check.add(property, 'prop', `${component}.${name}`, rules, name);
    }
  }
}

/** Checks an object typed as props, and what is taken out of one. */
export function checkTypedVariable(check: FileCheck, node: Node): void {
  const id = node.id as Node;
  const owner = componentOfType(check, id.typeAnnotation);
  const init = plain(node.init);
  if (id.type === 'ObjectPattern') {
    const hook =
      init?.type === 'CallExpression'
        ? ownValue(check.data.hookResults, check.exportOf(init.callee) ?? '')
        : undefined;
    if (hook) {
      for (const property of id.properties as Node[]) {
        checkResult(check, property, nameOf(property.key), hook);
      }
    }
    checkPattern(check, id, owner ?? check.typed.get(nameOf(init) ?? ''));
  } else if (owner !== undefined) {
    checkProps(check, owner, node.init);
  }
}

/** Checks a field of what a hook returns. */
function checkResult(
  check: FileCheck,
  node: Node,
  name: string | undefined,
  rules: NonNullable<ReturnType<typeof ownValue<FileCheck['data']['hookResults'][string]>>>,
): void {
  if (name !== undefined) {
    check.add(node, 'result', name, rules, name, ({ replacement }) => {
      const key = (node.key ?? node.property) as Node;
      const isShort = node.shorthand === true;
      const text = isShort ? `${replacement}: ${check.text(key)}` : replacement!;
      const edit = { start: key.start, end: key.end, text };
      return { fix: { edits: [edit], start: key.start, end: key.end } };
    });
  }
}

/** Checks `props.PaperProps` and `autocomplete.getTagProps`. */
export function checkTypedMember(check: FileCheck, node: Node): void {
  const name = node.computed === true ? undefined : nameOf(node.property);
  const object = plain(node.object);
  const component = check.typed.get(nameOf(object) ?? '');
  if (name !== undefined && component !== undefined) {
    check.add(node, 'prop', `${component}.${name}`, check.rulesFor(component).props, name);
  }
  const call = check.scope.resolve(object);
  const hook =
    call?.type === 'CallExpression'
      ? ownValue(check.data.hookResults, check.exportOf(call.callee) ?? '')
      : undefined;
  if (hook) {
    checkResult(check, node, name, hook);
  }
}

/** Checks `function Own({ PaperProps }: DialogProps)`. */
export function checkParameters(check: FileCheck, node: Node): void {
  for (const param of node.params as Node[]) {
    const pattern = param.type === 'AssignmentPattern' ? (param.left as Node) : param;
    if (pattern.type === 'ObjectPattern') {
      checkPattern(check, pattern, componentOfType(check, pattern.typeAnnotation));
    }
  }
}

/** Checks objects that a type outside them makes props: of a function, a field or a call. */
export function checkTypedObject(check: FileCheck, node: Node): void {
  const args = ((node.typeParameters ?? node.typeArguments) as { params: Node[] } | undefined)
    ?.params;
  switch (node.type) {
    case 'ClassProperty':
      checkAs(check, node.typeAnnotation, node.value);
      break;
    case 'CallExpression':
      checkAs(check, args?.[0], (node.arguments as Node[])[0]);
      break;
    case 'ArrowFunctionExpression':
      checkAs(check, node.returnType, node.body);
      break;
    case 'ReturnStatement': {
      let owner = check.scope.parentOf(node);
      while (owner && !/Function|Method/.test(owner.type)) {
        owner = check.scope.parentOf(owner);
      }
      checkAs(check, owner?.returnType, node.argument);
      break;
    }
    default:
  }
}

function checkAs(check: FileCheck, type: unknown, value: unknown): void {
  const component = componentOfType(check, type);
  if (component !== undefined && plain(value)?.type === 'ObjectExpression') {
    checkProps(check, component, value);
  }
}

/** Checks `Dialog.defaultProps = { … }`. */
export function checkDefaultProps(check: FileCheck, node: Node): void {
  const left = plain(node.left);
  const component =
    nameOf(left?.property) === 'defaultProps' ? check.component(left?.object) : undefined;
  if (component !== undefined) {
    checkProps(check, component, node.right);
  }
}

/** Checks `{ … } satisfies DialogProps` and `{ … } as DialogProps`. */
export function checkAssertion(check: FileCheck, node: Node): void {
  const component = componentOfType(check, node.typeAnnotation);
  if (component !== undefined) {
    checkProps(check, component, node.expression);
  }
}

/** Checks `DialogProps['PaperProps']` and `Omit<DialogProps, 'PaperProps'>`. */
export function checkTypeKeys(check: FileCheck, node: Node): void {
  const args = ((node.typeParameters ?? node.typeArguments) as { params: Node[] } | undefined)
    ?.params;
  const [of, keys] =
    node.type === 'TSIndexedAccessType'
      ? [node.objectType, node.indexType as Node]
      : /^(?:Omit|Pick)$/.test(nameOf(node.typeName) ?? '')
        ? [args?.[0], args?.[1]]
        : [];
  const component = componentOfType(check, of);
  if (component === undefined || !keys) {
    return;
  }
  for (const key of keys.type === 'TSUnionType' ? (keys.types as Node[]) : [keys]) {
    const name = key.type === 'TSLiteralType' ? nameOf(key.literal) : undefined;
    if (name !== undefined) {
      check.add(key, 'prop', `${component}.${name}`, check.rulesFor(component).props, name);
    }
  }
}
