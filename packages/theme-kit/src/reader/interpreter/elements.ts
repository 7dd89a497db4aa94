import type { AnyNode } from './patterns';
import { placeOf } from './scope';
import { Unknown } from './values';
import type { Run, Scope } from './values';

const PROVIDER = /Provider|Registry|ThemeScope/;

function nameOf(node: AnyNode): string {
  return node.type === 'JSXMemberExpression'
    ? nameOf(node.property as AnyNode)
    : ((node.name as string | undefined) ?? '');
}

function attribute(run: Run, node: AnyNode, element: string, scope: Scope): void {
  const expression = (node.value?.expression ?? node.argument) as AnyNode | undefined;
  if (!expression || expression.type === 'JSXEmptyExpression') {
    return;
  }
  const value = run.evaluate(expression, scope);
  if (node.name?.name === 'theme' && PROVIDER.test(element)) {
    run.provided.push(value);
  }
}

/** An element: it isn't a value of a theme, but what it contains is evaluated, to find themes. */
export function readElement(run: Run, node: AnyNode, scope: Scope): Unknown {
  const opening = node.openingElement as AnyNode | undefined;
  const element = opening ? nameOf(opening.name as AnyNode) : '';
  for (const one of (opening?.attributes ?? []) as AnyNode[]) {
    attribute(run, one, element, scope);
  }
  for (const child of (node.children ?? []) as AnyNode[]) {
    const inner = (child.expression as AnyNode | undefined) ?? child;
    if (!/^JSX(?:Text|EmptyExpression)$/.test(inner.type)) {
      run.evaluate(inner, scope);
    }
  }
  const reason = 'Elements aren’t part of a theme here. They stay in the code of your app.';
  return new Unknown(placeOf(node, scope), reason, 'element', 'element');
}
