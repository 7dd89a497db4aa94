import { truth } from './objects';
import { isScheme, isSchemeOn, schemeNamed } from './schemes';
import {
  Closure,
  DataList,
  DataObject,
  Foreign,
  Native,
  ThemePart,
  Unknown,
  isPrimitive,
  isUndefined,
} from './values';
import type { Place, Primitive, Run, Value } from './values';

/** Whether a value counts as true, for the color scheme of the run; `null` if that can't be known. */
export function condition(run: Run, value: Value): boolean | null {
  return truth(value) ?? isSchemeOn(run, value);
}

function unreadSum(place: Place): Unknown {
  return new Unknown(place, 'Only texts and numbers are added. Write the result.');
}

/** A primitive as the program would write it into a text. */
export function textOf(value: Value): string | null {
  if (isPrimitive(value)) {
    return String(value);
  }
  if (value instanceof DataList) {
    const items = value.items.map((item) => textOf(item.value));
    return items.every((item) => item !== null) ? items.join(',') : null;
  }
  return null;
}

/** Joins values to a text. Those of packages make it code. */
export function joined(run: Run, parts: readonly Value[], place: Place, code: () => string): Value {
  const unknown = parts.find((part) => part instanceof Unknown && !isUndefined(part));
  if (unknown) {
    return unknown;
  }
  if (parts.some((part) => part instanceof Foreign)) {
    return foreignText(parts, place, code());
  }
  const texts = parts.map((part) => (isUndefined(part) ? 'undefined' : textOf(part)));
  if (!texts.every((text) => text !== null)) {
    return unreadSum(place);
  }
  run.limits.addLength(texts.reduce((sum, text) => sum + text.length, 0));
  return texts.join('');
}

/** A text of which packages know a part. */
export function foreignText(parts: readonly Value[], place: Place, code: string): Foreign {
  const foreign = parts.filter((part) => part instanceof Foreign);
  const previews = parts.map((part) => (part instanceof Foreign ? part.preview : textOf(part)));
  return new Foreign(
    place,
    code,
    {
      imports: foreign.flatMap(({ needs }) => needs.imports),
      constants: foreign.flatMap(({ needs }) => needs.constants),
    },
    previews.every((text) => text !== null) ? previews.join('') : null,
  );
}

const isObject = (value: Value) =>
  [DataObject, DataList, Closure, Native, ThemePart].some((type) => value instanceof type);

/** Whether two values are equal; `null` if that can't be known. */
export function areEqual(run: Run, one: Value, other: Value, isLoose: boolean): boolean | null {
  const [first, second] = [one, other].map((value) => (isUndefined(value) ? undefined : value));
  if (isPrimitive(first) && isPrimitive(second)) {
    return isLoose && (first === undefined || second === undefined)
      ? (first ?? null) === (second ?? null)
      : first === second;
  }
  if (first instanceof Unknown || second instanceof Unknown) {
    return isScheme(run, one, other);
  }
  if (first instanceof Foreign || second instanceof Foreign) {
    return null;
  }
  if (one instanceof ThemePart && other instanceof ThemePart) {
    return one.theme === other.theme && one.path.join() === other.path.join();
  }
  return isObject(one) || isObject(other) ? one === other : null;
}

const NUMERIC: Record<string, (one: number, other: number) => number | boolean> = {
  '-': (one, other) => one - other,
  '*': (one, other) => one * other,
  '/': (one, other) => one / other,
  '%': (one, other) => one % other,
  '**': (one, other) => one ** other,
  '<': (one, other) => one < other,
  '>': (one, other) => one > other,
  '<=': (one, other) => one <= other,
  '>=': (one, other) => one >= other,
  '|': (one, other) => one | other,
  '&': (one, other) => one & other,
  '>>': (one, other) => one >> other,
  '<<': (one, other) => one << other,
};

const numberOf = (value: Primitive) => (value === null ? 0 : Number(value));

/** The result of a binary operator. */
export function binary(
  run: Run,
  operator: string,
  [left, right]: readonly [Value, Value],
  place: Place,
  code: () => string,
): Value {
  if (/^[!=]==?$/.test(operator)) {
    const equal = areEqual(run, left, right, operator.length === 2);
    return equal === null ? undecided(place, left, right) : equal === operator.startsWith('=');
  }
  if (operator === '+') {
    return isPrimitive(left) &&
      isPrimitive(right) &&
      typeof left !== 'string' &&
      typeof right !== 'string'
      ? numberOf(left) + numberOf(right)
      : joined(run, [left, right], place, code);
  }
  const unknown = [left, right].find((value) => value instanceof Unknown);
  if (unknown) {
    return unknown;
  }
  if (operator === 'in' && right instanceof DataObject) {
    return right.slots.has(String(left));
  }
  const compute = Object.hasOwn(NUMERIC, operator) ? NUMERIC[operator] : undefined;
  if (compute && isPrimitive(left) && isPrimitive(right)) {
    return compute(numberOf(left), numberOf(right));
  }
  return new Unknown(place, 'Only numbers are computed. Write the result.');
}

/** A condition that can't be known. Its name is that of what it's about. */
function undecided(place: Place, left: Value, right: Value): Unknown {
  const hints = [left, right].map((value) => (value instanceof Unknown ? value.hint : ''));
  const hint = hints.find((text) => schemeNamed(text)) ?? '';
  return new Unknown(place, 'The condition can’t be evaluated. Write one of the two values.', hint);
}

/** The result of a unary operator. */
export function unary(run: Run, operator: string, value: Value, place: Place): Value {
  if (operator === '!') {
    const truthy = condition(run, value);
    return truthy === null ? undecided(place, value, undefined) : !truthy;
  }
  if (operator === 'void') {
    return undefined;
  }
  if (value instanceof Unknown) {
    return operator === 'typeof' && isUndefined(value) ? 'undefined' : value;
  }
  if (operator === 'typeof') {
    const isCallable = value instanceof Closure || value instanceof Native;
    return isCallable ? 'function' : isPrimitive(value) ? typeof value : 'object';
  }
  if (isPrimitive(value) && /^[-+~]$/.test(operator)) {
    const number = numberOf(value);
    return operator === '-' ? -number : operator === '+' ? number : ~number;
  }
  return new Unknown(place, 'Only numbers are computed. Write the result.');
}
