import { LIST_METHODS, join } from './list-methods';
import { unreadable } from './lists';
import { slotsOf } from './objects';
import { textOf } from './operators';
import { wrapped } from './plain';
import { Closure, DataList, DataObject, ThemePart, Unknown, isPrimitive } from './values';
import type { Place, Run, Value } from './values';

/** A method of a text or a number, by a name that is known to be one. */
function methodOf(text: string | number, name: string): unknown {
  return Reflect.get(Object(text) as object, name);
}

/** Methods of texts and numbers whose results are short. */
const TEXT_METHODS =
  /^(?:at|charAt|charCodeAt|concat|endsWith|includes|indexOf|lastIndexOf|replace|replaceAll|slice|split|startsWith|substring|substr|toLowerCase|toUpperCase|toString|trim|trimEnd|trimStart|valueOf|toFixed|toPrecision|localeCompare)$/;

const PADDING = /^(?:padStart|padEnd|repeat)$/;

function callText(
  run: Run,
  text: string | number,
  name: string,
  args: readonly Value[],
  place: Place,
): Value {
  if (!args.every(isPrimitive)) {
    return unreadable(
      args.find((arg) => !isPrimitive(arg)),
      place,
    );
  }
  if (PADDING.test(name)) {
    const length = Number(args[0]) || 0;
    run.limits.addLength(name === 'repeat' ? length * String(text).length : length);
  }
  const method = methodOf(text, name);
  try {
    const result = (method as (...list: unknown[]) => unknown).apply(text, [...args]);
    run.limits.addLength(String(result).length);
    return wrapped(result, place);
  } catch {
    return new Unknown(place, 'The call failed. Write the value that it returns.');
  }
}

/** Calls a method that JavaScript has; `null` if it's another function. */
export function callMethod(
  run: Run,
  object: Value,
  name: string,
  args: Value[],
  place: Place,
  code: () => string,
): { value: Value } | null {
  if (typeof object === 'string' || typeof object === 'number') {
    const isKnown = TEXT_METHODS.test(name) || PADDING.test(name);
    return isKnown && typeof methodOf(object, name) === 'function'
      ? { value: callText(run, object, name, args, place) }
      : null;
  }
  if (object instanceof DataList) {
    if (name === 'join') {
      return { value: join(run, object, args, place, code) };
    }
    const method = Object.hasOwn(LIST_METHODS, name) ? LIST_METHODS[name] : undefined;
    return method ? { value: method(run, object, args, place) } : null;
  }
  if (name === 'hasOwnProperty' && (object instanceof DataObject || object instanceof ThemePart)) {
    return { value: slotsOf(run, object).has(textOf(args[0]) ?? '') };
  }
  if (object instanceof Closure && /^(?:call|apply|bind)$/.test(name)) {
    const [, list] = args;
    const own =
      name === 'apply' && list instanceof DataList
        ? list.items.map((item) => item.value)
        : args.slice(1);
    return { value: name === 'bind' ? object : run.call(object, own, place) };
  }
  return null;
}
