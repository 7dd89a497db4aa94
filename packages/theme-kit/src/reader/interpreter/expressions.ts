import { assign, remove, update } from './assignments';
import { readClass } from './classes';
import { readList, readObject } from './literals';
import { callMethod } from './methods';
import { readElement } from './elements';
import { globalValue } from './globals';
import { member } from './objects';
import { binary, condition, joined, unary } from './operators';
import { required } from './modules';
import { memberKey } from './patterns';
import type { AnyNode } from './patterns';
import { chosenScheme } from './schemes';
import { placeOf, sourceOf } from './scope';
import { closureOf } from './statements';
import { DataList, Native, Unknown, isPrimitive, isUndefined } from './values';
import type { Run, Scope, Value } from './values';

const REASONS: Record<string, string> = {
  AwaitExpression: 'It’s only known when the code runs. Write the value.',
  ImportExpression: 'Code isn’t loaded. Write the value.',
  Import: 'Code isn’t loaded. Write the value.',
  NewExpression: 'Objects of classes aren’t created. Write the value.',
  TaggedTemplateExpression: 'Calls aren’t run. Write the value that it returns.',
  ThisExpression: '`this` isn’t known. Write the value.',
};

function unread(node: AnyNode, scope: Scope): Unknown {
  const reason = Object.hasOwn(REASONS, node.type) ? REASONS[node.type] : undefined;
  return new Unknown(placeOf(node, scope), reason ?? 'Only values are read. Write the value.');
}

function readName(run: Run, node: AnyNode, scope: Scope): Value {
  const name = node.name as string;
  const binding = scope.find(name);
  if (!binding) {
    return globalValue(run, name, placeOf(node, scope));
  }
  run.notes.push(...binding.notes);
  return binding.value;
}

function readMember(run: Run, node: AnyNode, scope: Scope): Value {
  const object = run.evaluate(node.object as AnyNode, scope);
  const key = memberKey(run, node, object, scope);
  const place = placeOf(node, scope);
  if (object instanceof Unknown) {
    return object.called(key ?? '');
  }
  if (key === null) {
    return new Unknown(place, 'The key can’t be evaluated. Write the value.');
  }
  return member(run, object, key, place);
}

/** The arguments of a call. */
function readArguments(run: Run, nodes: readonly AnyNode[], scope: Scope): Value[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'SpreadElement') {
      return [run.evaluate(node, scope)];
    }
    const value = run.evaluate(node.argument as AnyNode, scope);
    return value instanceof DataList ? value.items.map((item) => item.value) : [value];
  });
}

function readCall(run: Run, node: AnyNode, scope: Scope): Value {
  const callee = node.callee as AnyNode;
  const place = placeOf(node, scope);
  if (callee.type === 'Import') {
    return unread(callee, scope);
  }
  if (/^(?:Optional)?MemberExpression$/.test(callee.type)) {
    const object = run.evaluate(callee.object as AnyNode, scope);
    const args = readArguments(run, node.arguments as AnyNode[], scope);
    const key = memberKey(run, callee, object, scope);
    const result =
      key === null ? null : callMethod(run, object, key, args, place, () => sourceOf(node, scope));
    return result
      ? result.value
      : run.call(
          key === null
            ? new Unknown(place, 'The call isn’t run. Write the value.')
            : member(run, object, key, place),
          args,
          place,
        );
  }
  if (callee.type === 'Identifier' && callee.name === 'require' && !scope.find('require')) {
    const [source] = readArguments(run, node.arguments as AnyNode[], scope);
    return typeof source === 'string' ? required(run, source, scope, place) : unread(node, scope);
  }
  const value = run.evaluate(callee, scope);
  return run.call(value, readArguments(run, node.arguments as AnyNode[], scope), place);
}

function readCondition(run: Run, node: AnyNode, scope: Scope): Value {
  const test = run.evaluate(node.test as AnyNode, scope);
  const holds = condition(run, test);
  const [then, otherwise] = [node.consequent, node.alternate] as [AnyNode, AnyNode];
  if (holds !== null) {
    return run.evaluate(holds ? then : otherwise, scope);
  }
  const [one, other] = [run.evaluate(then, scope), run.evaluate(otherwise, scope)];
  if (one === other && isPrimitive(one)) {
    return one;
  }
  const reason = 'Conditions that aren’t known can’t be evaluated. Write one of the two values.';
  const hint = test instanceof Unknown ? test.hint : '';
  return chosenScheme(run, one, other) ?? new Unknown(placeOf(node, scope), reason, hint);
}

function readLogical(run: Run, node: AnyNode, scope: Scope): Value {
  const left = run.evaluate(node.left as AnyNode, scope);
  const read = () => run.evaluate(node.right as AnyNode, scope);
  const operator = node.operator as string;
  if (operator === '??' ? left !== null && !isUndefined(left) && !isOpen(left) : false) {
    return left;
  }
  const holds = operator === '??' ? (isOpen(left) ? null : false) : condition(run, left);
  if (operator === '&&') {
    if (holds === null) {
      read();
      const { reason } = left instanceof Unknown ? left : unread(node, scope);
      return new Unknown(placeOf(node, scope), reason);
    }
    return holds ? read() : left;
  }
  if (holds === null && left instanceof Unknown) {
    return fallback(run, node, left, read());
  }
  return holds ? left : read();
}

const isOpen = (value: Value) => value instanceof Unknown && value.kind === 'value';

/** A default of a value that isn't known: it's used, with a note. A scheme stays open. */
function fallback(run: Run, node: AnyNode, left: Unknown, value: Value): Value {
  if (chosenScheme(run, value, value === 'dark' ? 'light' : 'dark') !== null) {
    return left;
  }
  const text = `The first value isn’t known: ${left.reason} The value after \`${node.operator as string}\` was read.`;
  run.notes.push({ place: left.place, text });
  return value;
}

/** Evaluates an expression as data. Of functions, only those are called that the text contains. */
export function evaluate(run: Run, node: AnyNode, scope: Scope): Value {
  const place = () => placeOf(node, scope);
  const read = (part: unknown) => run.evaluate(part as AnyNode, scope);
  switch (node.type) {
    case 'StringLiteral':
    case 'NumericLiteral':
    case 'BooleanLiteral':
      return node.value as string | number | boolean;
    case 'NullLiteral':
      return null;
    case 'Identifier':
      return readName(run, node, scope);
    case 'ObjectExpression':
      return readObject(run, node, scope);
    case 'ArrayExpression':
      return readList(run, node, scope);
    case 'MemberExpression':
    case 'OptionalMemberExpression':
      return readMember(run, node, scope);
    case 'CallExpression':
    case 'OptionalCallExpression':
      return readCall(run, node, scope);
    case 'TemplateLiteral': {
      const parts = (node.quasis as AnyNode[]).flatMap((quasi, index): Value[] => {
        const expression = (node.expressions as AnyNode[])[index];
        const text = (quasi.value.cooked as string | null) ?? '';
        return expression ? [text, run.evaluate(expression, scope)] : [text];
      });
      return joined(run, parts, place(), () => sourceOf(node, scope));
    }
    case 'BinaryExpression':
      return binary(
        run,
        node.operator as string,
        [read(node.left), read(node.right)],
        place(),
        () => sourceOf(node, scope),
      );
    case 'UnaryExpression':
      return node.operator === 'delete'
        ? remove(run, node.argument as AnyNode, scope)
        : unary(run, node.operator as string, read(node.argument), place());
    case 'LogicalExpression':
      return readLogical(run, node, scope);
    case 'ConditionalExpression':
      return readCondition(run, node, scope);
    case 'AssignmentExpression':
      return assign(run, node, scope);
    case 'UpdateExpression':
      return update(run, node, scope);
    case 'SequenceExpression':
      return (node.expressions as AnyNode[]).map((one) => run.evaluate(one, scope)).at(-1);
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'FunctionDeclaration':
      return closureOf(run, node, scope, (node.id?.name as string | undefined) ?? '');
    case 'ClassDeclaration':
    case 'ClassExpression':
      return readClass(run, node, scope);
    case 'JSXElement':
    case 'JSXFragment':
      return readElement(run, node, scope);
    case 'NewExpression': {
      const callee = run.evaluate(node.callee as AnyNode, scope);
      const args = readArguments(run, node.arguments as AnyNode[], scope);
      const isArray = callee instanceof Native && callee.name === 'Array';
      return isArray ? run.call(callee, args, place()) : unread(node, scope);
    }
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'TSTypeAssertion':
    case 'TSInstantiationExpression':
    case 'TypeCastExpression':
      return read(node.expression);
    default:
      return unread(node, scope);
  }
}
