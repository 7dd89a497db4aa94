import type { FileCheck } from './file-check';
import { isNode, nameOf } from './nodes';
import type { Node } from './parse';
import { isAfter } from './version-order';

/** Types with the props of their first argument. */
const WRAPPERS =
  /^(?:Partial|Required|Readonly|Omit|Pick|NonNullable|PropsWithChildren|PropsWithRef|ComponentProps|ComponentPropsWithRef|ComponentPropsWithoutRef|FC|FunctionComponent|ComponentType|DistributiveOmit|Overwrite)$/;

/** The component whose props a type has: `Dialog` for `Partial<DialogProps> & { id: string }`. */
export function componentOfType(check: FileCheck, type: unknown): string | undefined {
  if (!isNode(type)) {
    return undefined;
  }
  switch (type.type) {
    case 'TSTypeAnnotation':
    case 'TSParenthesizedType':
      return componentOfType(check, type.typeAnnotation);
    case 'TSIntersectionType':
    case 'TSUnionType':
      return (type.types as Node[])
        .map((one) => componentOfType(check, one))
        .find((one) => one !== undefined);
    case 'TSTypeQuery':
      return check.component(type.exprName);
    case 'TSTypeReference':
    case 'TSExpressionWithTypeArguments':
    case 'TSInterfaceHeritage':
    case 'TSClassImplements':
      return componentOfReference(check, type);
    default:
      return undefined;
  }
}

function componentOfReference(check: FileCheck, type: Node): string | undefined {
  const name = (type.typeName ?? type.expression) as Node;
  const exported = check.exportOf(name);
  if (exported?.endsWith('Props')) {
    return check.componentOf(exported.slice(0, -'Props'.length));
  }
  const local = nameOf(name) ?? nameOf(name?.right);
  const args = (type.typeParameters ?? type.typeArguments) as { params: Node[] } | undefined;
  return local !== undefined && WRAPPERS.test(local)
    ? componentOfType(check, args?.params[0])
    : check.typed.get(local ?? '');
}

function isExported(check: FileCheck, node: Node): boolean {
  const parent = check.scope.parentOf(node);
  const isVariable = parent?.type === 'VariableDeclaration';
  const statement = isVariable ? check.scope.parentOf(parent) : parent;
  return statement?.type.startsWith('Export') ?? false;
}

/** What a component no longer accepts: style props, or props that files with an export of these would use. */
function lostProps(check: FileCheck, component: string, node: Node, from: string): string {
  const { systemPropsRemovedIn, props } = check.rulesFor(component);
  if (systemPropsRemovedIn && isAfter(systemPropsRemovedIn, from)) {
    return 'style props such as `mb`';
  }
  const removed = Object.entries(props).filter(
    ([, { change, version }]) => change === 'removed' && isAfter(version, from),
  );
  const [first, ...others] = isExported(check, node) ? removed.map(([name]) => `\`${name}\``) : [];
  return [first, ...(others.length > 0 ? [`${others.length} more`] : [])]
    .filter(Boolean)
    .join(' and ');
}

/** Notes what has the props of a component that lost some, because other files may use those. */
export function noteInheritedProps(check: FileCheck, node: Node, from?: string): void {
  const ofFunction = (one: unknown) => [
    ((one as Node | undefined)?.params as Node[] | undefined)?.[0]?.typeAnnotation,
  ];
  const types = {
    TSInterfaceDeclaration: node.extends,
    TSTypeAliasDeclaration: [node.typeAnnotation],
    TSPropertySignature: [node.typeAnnotation],
    FunctionDeclaration: ofFunction(node),
    VariableDeclarator: ofFunction(node.init),
  }[node.type] as Node[] | undefined;
  const components = (types ?? []).map((type) =>
    isNode(type) && /^\W*Pick</.test(check.text(type)) ? undefined : componentOfType(check, type),
  );
  // `export const Row = styled(Box)(…)`.
  if (node.type === 'VariableDeclarator' && isExported(check, node)) {
    components.push(check.component(node.id));
  }
  for (const component of components) {
    const lost = component && lostProps(check, component, node, from ?? check.data.from);
    if (lost) {
      check.unknown(
        node,
        `\`${nameOf(node.id ?? node.key)}\` has the props of \`${component}\`, which no longer accepts ${lost}. Look for them where it's used.`,
      );
    }
  }
}

/** Notes values of selects of numbers that are taken for strings. Their type allowed both before version 7. */
export function noteSelectValue(check: FileCheck, node: Node, from?: string): void {
  if (
    node.type === 'TSAsExpression' &&
    (node.typeAnnotation as Node).type === 'TSStringKeyword' &&
    /\.target\.value$/.test(check.text(node.expression as Node)) &&
    /\bSelectChangeEvent<[^>]*\bnumber\b/.test(check.code) &&
    check.report.usesLibrary &&
    isAfter('7.0.0', from ?? check.data.from)
  ) {
    check.unknown(
      node,
      'Since version 7, the value of `SelectChangeEvent<number>` is a number, so TypeScript refuses to take it for a string. Leave out the assertion.',
    );
  }
}

/** Remembers local types and variables with the props of a component. Called for all nodes. */
export function rememberTyped(check: FileCheck, node: Node): void {
  const remember = (name: unknown, type: unknown) => {
    const local = nameOf(name);
    const component = componentOfType(check, type);
    if (local !== undefined && component !== undefined) {
      check.typed.set(local, component);
    }
  };
  const rememberParameter = (param: unknown, type: unknown) => {
    const properties = (isNode(param) && (param.properties as Node[] | undefined)) || [];
    const rest = properties.find((one) => one.type === 'RestElement');
    remember(rest ? rest.argument : param, type);
  };
  switch (node.type) {
    case 'TSInterfaceDeclaration':
      for (const one of (node.extends as Node[] | undefined) ?? []) {
        remember(node.id, one);
      }
      break;
    case 'TSTypeAliasDeclaration':
      remember(node.id, node.typeAnnotation);
      break;
    case 'Identifier':
    case 'ObjectPattern':
      rememberParameter(node, node.typeAnnotation);
      break;
    case 'CallExpression':
      rememberParameter(...forwarded(node));
      break;
    default:
  }
}

/** The parameter of `forwardRef<…, DialogProps>((props) => …)` with its type. */
function forwarded({ callee, arguments: args, ...node }: Node): [param: unknown, type: unknown] {
  const isForwardRef = (nameOf(callee) ?? nameOf((callee as Node).property)) === 'forwardRef';
  const types = (node.typeParameters ?? node.typeArguments) as { params: Node[] } | undefined;
  const [inner] = isForwardRef ? (args as Node[]) : [];
  return [(inner?.params as Node[] | undefined)?.[0], types?.params[1]];
}
