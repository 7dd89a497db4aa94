import { slotsOf } from './objects';
import { areEqual, condition } from './operators';
import { assigning, bindPattern, declaring, keyName } from './patterns';
import type { AnyNode } from './patterns';
import { put } from './plain';
import { placeOf } from './scope';
import { Closure, DataList, DataObject, Foreign, Scope, Unknown, isUndefined } from './values';
import type { FunctionNode, Run, Value } from './values';

/** How a list of statements ended before its end. */
export type Completion =
  { type: 'return'; value: Value } | { type: 'break' } | { type: 'continue' };

/** Values that a function may have returned, because a condition wasn't known. */
export type Returns = { value: Value; doubt: Unknown }[];

/** The function of a node. */
export function closureOf(run: Run, node: AnyNode, scope: Scope, name: string): Closure {
  const closure = new Closure(node as unknown as FunctionNode, scope, placeOf(node, scope), name);
  run.closures.push(closure);
  return closure;
}

/** Functions can be called before the statement that declares them. */
function hoist(run: Run, statements: readonly AnyNode[], scope: Scope): void {
  for (const statement of statements) {
    const declaration = (statement.declaration as AnyNode | null | undefined) ?? statement;
    if (declaration.type === 'FunctionDeclaration') {
      const name = (declaration.id?.name as string | undefined) ?? 'default';
      scope.declare(name, { value: closureOf(run, declaration, scope, name), notes: [] });
    }
  }
}

/**
 * Runs statements.
 *
 * @param returns - Receives what they may return.
 * @returns How they ended; `null` at their end.
 */
export function execute(
  run: Run,
  statements: readonly AnyNode[],
  scope: Scope,
  returns: Returns,
): Completion | null {
  hoist(run, statements, scope);
  for (const statement of statements) {
    const completion = executeOne(run, statement, scope, returns);
    if (completion) {
      return completion;
    }
  }
  return null;
}

function block(run: Run, node: AnyNode, scope: Scope, returns: Returns): Completion | null {
  const inner = new Scope(scope.module, scope);
  const body = node.type === 'BlockStatement' ? (node.body as AnyNode[]) : [node];
  return execute(run, body, inner, returns);
}

function executeOne(run: Run, node: AnyNode, scope: Scope, returns: Returns): Completion | null {
  run.limits.addSteps(1);
  switch (node.type) {
    case 'ExpressionStatement':
      run.evaluate(node.expression as AnyNode, scope);
      return null;
    case 'VariableDeclaration':
      declare(run, node, scope);
      return null;
    case 'ReturnStatement':
      return {
        type: 'return',
        value: node.argument ? run.evaluate(node.argument as AnyNode, scope) : undefined,
      };
    case 'IfStatement':
      return branch(run, node, scope, returns);
    case 'BlockStatement':
      return block(run, node, scope, returns);
    case 'LabeledStatement':
      return executeOne(run, node.body as AnyNode, scope, returns);
    case 'TryStatement':
      return (
        block(run, node.block as AnyNode, scope, returns) ??
        (node.finalizer ? block(run, node.finalizer as AnyNode, scope, returns) : null)
      );
    case 'SwitchStatement':
      return choose(run, node, scope, returns);
    case 'ForOfStatement':
    case 'ForInStatement':
      return iterate(run, node, scope, returns);
    case 'ForStatement':
    case 'WhileStatement':
    case 'DoWhileStatement':
      return repeat(run, node, scope, returns);
    case 'BreakStatement':
      return { type: 'break' };
    case 'ContinueStatement':
      return { type: 'continue' };
    case 'TSEnumDeclaration':
      declareEnum(run, node, scope);
      return null;
    case 'ClassDeclaration':
      run.evaluate(node, scope);
      return null;
    default:
      return null;
  }
}

function declare(run: Run, node: AnyNode, scope: Scope): void {
  for (const { id, init } of node.declarations as AnyNode[]) {
    const { value, notes } = run.noted(() =>
      init ? run.evaluate(init as AnyNode, scope) : undefined,
    );
    const asserted = init?.typeAnnotation ? { ...id, typeAnnotation: init.typeAnnotation } : id;
    const target = (id.typeAnnotation ? id : asserted) as AnyNode;
    bindPattern(run, target, asConstant(target, value, scope), scope, declaring(scope), notes);
  }
}

/** A value of a package in a module, such as a font of Next.js, which has to stay a constant of it. */
function asConstant(target: AnyNode, value: Value, scope: Scope): Value {
  if (
    !(value instanceof Foreign) ||
    !value.code.endsWith(')') ||
    target.type !== 'Identifier' ||
    scope.parent
  ) {
    return value;
  }
  const name = target.name as string;
  const constants = [...value.needs.constants, { name, code: value.code }];
  return new Foreign(value.place, name, { ...value.needs, constants }, value.preview);
}

function declareEnum(run: Run, node: AnyNode, scope: Scope): void {
  const object = new DataObject(placeOf(node, scope));
  let next = 0;
  for (const { id, initializer } of (node.members ?? node.body?.members ?? []) as AnyNode[]) {
    const value = initializer ? run.evaluate(initializer as AnyNode, scope) : next;
    next = typeof value === 'number' ? value + 1 : next;
    put(object, keyName(id as AnyNode) ?? '', value, placeOf(id as AnyNode, scope));
  }
  scope.declare(node.id.name as string, { value: object, notes: [] });
}

/** Runs the branch of the condition, or both without effects if the condition isn't known. */
function branch(run: Run, node: AnyNode, scope: Scope, returns: Returns): Completion | null {
  const test = run.evaluate(node.test as AnyNode, scope);
  const holds = condition(run, test);
  const [then, otherwise] = [node.consequent, node.alternate] as [AnyNode, AnyNode | null];
  if (holds !== null) {
    const chosen = holds ? then : otherwise;
    return chosen && block(run, chosen, scope, returns);
  }
  const reason = 'The condition can’t be evaluated. Write the value.';
  const doubt = new Unknown(placeOf(node, scope), reason);
  return run.doubtful(doubt, () => {
    const completions = [then, otherwise].map((one) => one && block(run, one, scope, returns));
    const values = completions.flatMap((one) => (one?.type === 'return' ? [one.value] : []));
    returns.push(...values.map((value) => ({ value, doubt })));
    const [first] = completions;
    return values.length === 2 && first?.type === 'return' ? first : null;
  });
}

function choose(run: Run, node: AnyNode, scope: Scope, returns: Returns): Completion | null {
  const value = run.evaluate(node.discriminant as AnyNode, scope);
  const inner = new Scope(scope.module, scope);
  const cases = node.cases as AnyNode[];
  const equal = cases.map((one) =>
    one.test ? areEqual(run, value, run.evaluate(one.test as AnyNode, inner), false) : false,
  );
  const found = equal.includes(true)
    ? equal.indexOf(true)
    : cases.findIndex((one) => one.test === null);
  const runFrom = (index: number) => {
    const body = cases.slice(index).flatMap((one) => one.consequent as AnyNode[]);
    const completion = execute(run, body, inner, returns);
    return completion?.type === 'break' ? null : completion;
  };
  if (!equal.includes(null) || equal.includes(true)) {
    return found < 0 ? null : runFrom(found);
  }
  const reason = 'The value can’t be evaluated. Write the value.';
  const doubt = new Unknown(placeOf(node, scope), reason);
  return run.doubtful(doubt, () => {
    for (const completion of cases.map((_one, index) => runFrom(index))) {
      if (completion?.type === 'return') {
        returns.push({ value: completion.value, doubt });
      }
    }
    return null;
  });
}

function iterate(run: Run, node: AnyNode, scope: Scope, returns: Returns): Completion | null {
  const source = run.evaluate(node.right as AnyNode, scope);
  if (source instanceof Unknown && !isUndefined(source)) {
    run.doubtful(source, () => iterateOnce(run, node, source, scope, returns));
    return null;
  }
  const slots = [...slotsOf(run, source)];
  const values: Value[] =
    node.type === 'ForInStatement'
      ? slots.map(([key]) => key)
      : source instanceof DataList
        ? slots.map(([, slot]) => slot.value)
        : [];
  for (const value of values) {
    const completion = iterateOnce(run, node, value, scope, returns);
    if (completion?.type === 'break') {
      break;
    }
    if (completion?.type === 'return') {
      return completion;
    }
  }
  return null;
}

function iterateOnce(run: Run, node: AnyNode, value: Value, scope: Scope, returns: Returns) {
  const inner = new Scope(scope.module, scope);
  const left = node.left as AnyNode;
  const isDeclared = left.type === 'VariableDeclaration';
  const target = isDeclared ? (left.declarations[0].id as AnyNode) : left;
  bindPattern(run, target, value, inner, isDeclared ? declaring(inner) : assigning(run, inner));
  return block(run, node.body as AnyNode, inner, returns);
}

function repeat(run: Run, node: AnyNode, scope: Scope, returns: Returns): Completion | null {
  const inner = new Scope(scope.module, scope);
  if (node.init) {
    const init = node.init as AnyNode;
    if (init.type === 'VariableDeclaration') {
      declare(run, init, inner);
    } else {
      run.evaluate(init, inner);
    }
  }
  let isFirst = node.type === 'DoWhileStatement';
  for (;;) {
    const test =
      isFirst || !node.test ? true : condition(run, run.evaluate(node.test as AnyNode, inner));
    isFirst = false;
    if (test === null) {
      const reason = 'The condition can’t be evaluated. Write the value.';
      const doubt = new Unknown(placeOf(node, scope), reason);
      run.doubtful(doubt, () => block(run, node.body as AnyNode, inner, returns));
    }
    if (!test) {
      return null;
    }
    const completion = block(run, node.body as AnyNode, inner, returns);
    if (completion?.type === 'break') {
      return null;
    }
    if (completion?.type === 'return') {
      return completion;
    }
    if (node.update) {
      run.evaluate(node.update as AnyNode, inner);
    }
  }
}

/** What matters of what a function may return: components may return nothing instead of elements. */
function isResult(value: Value): boolean {
  const isElement = value instanceof Unknown && value.kind === 'element';
  return !isUndefined(value) && value !== null && !isElement;
}

/**
 * The result of a function.
 *
 * @param returns - What it may have returned before.
 */
export function resultOf(returns: Returns, last: Value): Value {
  const results = [...returns.map(({ value }) => value), last].filter(isResult);
  const [first] = results;
  return results.every((value) => value === first) ? (first ?? last) : returns[0]!.doubt;
}
