import type { Nodes } from 'mdast';
import type { MarkupFault } from './fault';
import type { Program } from './page-module';

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

type Fault = Pick<MarkupFault, 'message' | 'cure'>;

const LITERAL = 'If it is text, write \\{, or put it in backticks.';

function valueFault(program: Program): Fault | null {
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
  return isNothing || kind
    ? {
        message: `The expression in braces is ${kind ?? 'a value that shows nothing'}.`,
        cure: LITERAL,
      }
    : null;
}

/** Expressions that show nothing, and those that React can't render. */
export function expressionFaults({ data, position }: Expression): MarkupFault[] {
  const fault = valueFault(data?.estree);
  const { line = 1, column } = position?.start ?? {};
  return fault ? [{ rule: 'markup', line, column, ...fault }] : [];
}
