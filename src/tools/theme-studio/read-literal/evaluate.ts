import { importedHues } from './colors';
import type { Hues } from './colors';
import { plain } from './find-theme';
import type { Binding } from './find-theme';
import { SizeLimits } from './size-limits';
import type { Expression } from './syntax';
import { emptyObject, isReadObject, keyOf, unreadKey } from './values';
import type { ReadObject, Unread } from './values';

/** Maximum depth of objects, references and operators. */
const MAX_DEPTH = 40;

/** Keys with a meaning in JavaScript, which no theme has. */
const RESERVED = new Set(['__proto__', 'constructor', 'prototype']);

const REASONS: Partial<Record<Expression['type'], string>> = {
  ArrayExpression: 'No value of a theme here is a list.',
  ArrowFunctionExpression: 'Functions aren’t read. Write the value that it returns.',
  FunctionExpression: 'Functions aren’t read. Write the value that it returns.',
  CallExpression: 'Calls aren’t run. Write the value that it returns.',
  OptionalCallExpression: 'Calls aren’t run. Write the value that it returns.',
  NewExpression: 'Calls aren’t run. Write the value.',
  TaggedTemplateExpression: 'Calls aren’t run. Write the value that it returns.',
  ConditionalExpression: 'Conditions aren’t evaluated. Write one of the two values.',
  LogicalExpression: 'Conditions aren’t evaluated. Write one of the two values.',
  BinaryExpression: 'Only strings are joined. Write the result.',
  TemplateLiteral: 'Template literals with expressions aren’t evaluated. Write the result.',
  UnaryExpression: 'Only a minus in front of a number is read. Write the result.',
  AwaitExpression: 'Code isn’t run. Write the value.',
  NullLiteral: 'null isn’t a value of a theme. Leave it out.',
};

/** Reads expressions as data. Nothing is run. */
export class Evaluator {
  /** What couldn't be read, by the symbols that represent it. */
  readonly unread = new Map<symbol, Unread>();
  /** The lines of values, by `keyOf(path)`. */
  readonly lines = new Map<string, number>();
  private readonly limits = new SizeLimits();

  constructor(
    private readonly bindings: ReadonlyMap<string, Binding>,
    private readonly hues: Hues,
  ) {}

  /**
   * Reads an expression.
   *
   * @returns A string, number, boolean, object without prototype, `undefined`, or a symbol of
   *   `unread`.
   * @throws ReadError - If there are too many values, or they're too long together.
   */
  read(expression: Expression, path: readonly string[] = [], depth = 0): unknown {
    const node = plain(expression);
    const line = node.loc!.start.line;
    this.setLine(path, line);
    this.limits.addValues(1);
    if (depth > MAX_DEPTH) {
      return this.refuse(line, 'It’s nested too deeply, or refers to itself. Write the value.');
    }
    switch (node.type) {
      case 'StringLiteral':
      case 'NumericLiteral':
      case 'BooleanLiteral':
        return node.value;
      case 'TemplateLiteral':
        return node.expressions.length === 0
          ? (node.quasis[0]!.value.cooked ?? '')
          : this.refuseNode(node);
      case 'UnaryExpression': {
        const value = this.read(node.argument, path, depth + 1);
        const sign = { '-': -1, '+': 1 }[node.operator as string];
        return sign && typeof value === 'number' ? sign * value : this.refuseNode(node);
      }
      case 'BinaryExpression':
        return this.readSum(node, path, depth);
      case 'ObjectExpression':
        return this.readObject(node, path, depth);
      case 'CallExpression':
        return this.readJoin(node, path, depth) ?? this.refuseNode(node);
      case 'Identifier':
        return this.readName(node.name, line, path, depth);
      case 'MemberExpression':
        return this.readMember(node, path, depth);
      default:
        return this.refuseNode(node);
    }
  }

  private setLine(path: readonly string[], line: number): void {
    const key = keyOf(path);
    this.limits.addLength(key.length);
    this.lines.set(key, line);
  }

  /** Represents something that can't be read. */
  private refuse(line: number, reason: string): symbol {
    this.limits.addLength(reason.length);
    const symbol = Symbol('unread');
    this.unread.set(symbol, { line, reason });
    return symbol;
  }

  private refuseNode(node: Expression): symbol {
    const reason = REASONS[node.type] ?? 'Only values are read. Write the value.';
    return this.refuse(node.loc!.start.line, reason);
  }

  private readSum(
    node: Extract<Expression, { type: 'BinaryExpression' }>,
    path: readonly string[],
    depth: number,
  ): unknown {
    if (node.operator !== '+' || node.left.type === 'PrivateName') {
      return this.refuseNode(node);
    }
    const left = this.read(node.left, path, depth + 1);
    const right = this.read(node.right, path, depth + 1);
    if (typeof left !== 'string' || typeof right !== 'string') {
      return this.refuseNode(node);
    }
    this.limits.addLength(left.length + right.length);
    return left + right;
  }

  /** `['Georgia', 'serif'].join(', ')`, the usual way to write fonts. */
  private readJoin(
    { callee, arguments: args }: Extract<Expression, { type: 'CallExpression' }>,
    path: readonly string[],
    depth: number,
  ): string | undefined {
    const [separator] = args;
    if (
      callee.type !== 'MemberExpression' ||
      callee.object.type !== 'ArrayExpression' ||
      callee.property.type !== 'Identifier' ||
      callee.property.name !== 'join' ||
      separator?.type !== 'StringLiteral'
    ) {
      return undefined;
    }
    const items = callee.object.elements.map((item) =>
      item && item.type !== 'SpreadElement' ? this.read(item, path, depth + 1) : undefined,
    );
    if (!items.every((item) => typeof item === 'string')) {
      return undefined;
    }
    const lengths = items.map((item) => item.length + separator.value.length);
    this.limits.addLength(lengths.reduce((sum, length) => sum + length, 0));
    return items.join(separator.value);
  }

  private readObject(
    node: Extract<Expression, { type: 'ObjectExpression' }>,
    path: readonly string[],
    depth: number,
  ): ReadObject {
    const object = emptyObject();
    const skip = (name: string, symbol: symbol) => {
      object[unreadKey(name, this.unread.size)] = symbol;
    };
    for (const property of node.properties) {
      const line = property.loc!.start.line;
      if (property.type === 'SpreadElement') {
        const spread = this.read(property.argument, path, depth + 1);
        if (isReadObject(spread)) {
          Object.assign(object, spread);
        } else if (spread !== undefined) {
          const reason = 'Only objects that this text contains can be spread.';
          skip('...', typeof spread === 'symbol' ? spread : this.refuse(line, reason));
        }
        continue;
      }
      const name = property.computed
        ? this.read(property.key as Expression, path, depth + 1)
        : keyName(property.key as Expression);
      if (typeof name !== 'string' && typeof name !== 'number') {
        skip('[…]', this.refuse(line, 'Computed keys aren’t read. Write the key.'));
      } else if (RESERVED.has(String(name))) {
        skip(String(name), this.refuse(line, `A theme has no key \`${name}\`.`));
      } else if (property.type === 'ObjectMethod') {
        object[name] = this.refuse(line, REASONS.FunctionExpression!);
        this.setLine([...path, String(name)], line);
      } else {
        const own = [...path, String(name)];
        const value = this.read(property.value as Expression, own, depth + 1);
        this.setLine(own, line);
        delete object[name];
        if (value !== undefined) {
          object[name] = value;
        }
      }
    }
    this.setLine(path, node.loc!.start.line);
    return object;
  }

  private readName(name: string, line: number, path: readonly string[], depth: number): unknown {
    const binding = this.bindings.get(name);
    if (!binding) {
      return name === 'undefined'
        ? undefined
        : this.refuse(line, `\`${name}\` isn’t a constant in this text. Write its value.`);
    }
    if (binding.kind === 'constant') {
      return this.read(binding.value, path, depth + 1);
    }
    const hues = importedHues(binding, this.hues);
    if (!hues) {
      return this.refuse(
        line,
        `\`${name}\` is imported from \`${binding.source}\`, which isn’t read. Write its value.`,
      );
    }
    this.limits.addValues(Object.keys(hues).length);
    return hues;
  }

  private readMember(
    node: Extract<Expression, { type: 'MemberExpression' }>,
    path: readonly string[],
    depth: number,
  ): unknown {
    const line = node.loc!.start.line;
    const object = this.read(node.object, path, depth + 1);
    const name = node.computed
      ? this.read(node.property as Expression, path, depth + 1)
      : keyName(node.property as Expression);
    this.setLine(path, line);
    if (typeof object === 'symbol') {
      return object;
    }
    if (typeof name !== 'string' && typeof name !== 'number') {
      return this.refuse(line, 'Computed keys aren’t read. Write the value.');
    }
    return isReadObject(object) && Object.hasOwn(object, name)
      ? object[name]
      : this.refuse(line, `The object has no value \`${name}\`. Write the value.`);
  }
}

/** The name of a property that isn't computed. */
function keyName(key: Expression): string | undefined {
  switch (key.type) {
    case 'Identifier':
      return key.name;
    case 'StringLiteral':
      return key.value;
    case 'NumericLiteral':
      return String(key.value);
    default:
      return undefined;
  }
}
