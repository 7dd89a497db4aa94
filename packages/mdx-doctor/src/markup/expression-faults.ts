import type { Nodes } from 'mdast';
import type { Conventions } from '../conventions';
import { faultAt } from './fault';
import type { Fault, MarkupFault } from './fault';
import type { Program } from '../page/page-module';

type Expression = Extract<Nodes, { type: 'mdxFlowExpression' | 'mdxTextExpression' }>;

/** Values that React renders as nothing, or not at all. */
const UNSEEN = new Map([
  ['ObjectExpression', 'an object'],
  ['ArrowFunctionExpression', 'a function'],
  ['FunctionExpression', 'a function'],
  ['ClassExpression', 'a class'],
  ['SequenceExpression', 'a list of values'],
  ['AssignmentExpression', 'an assignment'],
]);

const ATTRIBUTES = 'Write an element with these attributes: <img src="…" width={320} />.';
const LITERAL = 'If it is text, write \\{, or put it in backticks.';

function valueFault(program: Program, { objectCures }: Conventions): Fault | null {
  const [statement, ...others] = program?.body ?? [];
  if (!statement) {
    return program?.comments?.length
      ? null
      : { message: 'The expression {} is empty, so nothing is shown.', cure: LITERAL };
  }
  const expression = statement.type === 'ExpressionStatement' ? statement.expression : null;
  const isNothing =
    expression &&
    ((expression.type === 'Literal' &&
      (expression.value === null || typeof expression.value === 'boolean')) ||
      (expression.type === 'Identifier' && expression.name === 'undefined'));
  const kind = others.length > 0 ? 'a list of values' : UNSEEN.get(expression?.type ?? '');
  const [property] = expression?.type === 'ObjectExpression' ? expression.properties : [];
  const key = property?.type === 'Property' ? property.key : undefined;
  const name = key?.type === 'Literal' ? key.value : key?.type === 'Identifier' ? key.name : '';
  return isNothing || kind
    ? {
        message: `The expression in braces is ${kind ?? 'a value that shows nothing'}.`,
        cure: objectCures.get(String(name)) ?? (kind === 'an assignment' ? ATTRIBUTES : LITERAL),
      }
    : null;
}

/** Expressions that show nothing, and those that React can't render. */
export function expressionFaults(node: Expression, conventions: Conventions): MarkupFault[] {
  const fault = valueFault(node.data?.estree, conventions);
  return fault ? [faultAt(node, fault)] : [];
}
