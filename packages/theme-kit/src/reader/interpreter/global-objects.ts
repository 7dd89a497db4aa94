import { assignAll, clone } from './library';
import { each, listOf, unreadable } from './lists';
import { isFunction, slotsOf } from './objects';
import { condition, textOf } from './operators';
import { put, wrapped } from './plain';
import { DataList, DataObject, Foreign, Native, Unknown, isPrimitive } from './values';
import type { Invoke, Place, Run, Slot, Value } from './values';

/** `Object.entries()` and the like: of what isn't known, the result isn't either. */
function ofObject(build: (slots: Map<string, Slot>, place: Place) => Value): Invoke {
  return (run, [value], place) =>
    value instanceof Unknown || value instanceof Foreign
      ? unreadable(value, place)
      : value instanceof DataObject && value.losses.length > 0
        ? value.losses[0]
        : build(slotsOf(run, value), place);
}

const OBJECT: Record<string, Invoke> = {
  keys: ofObject((slots, place) => listOf([...slots.keys()], place)),
  values: ofObject((slots, place) => new DataList(place, [...slots.values()])),
  entries: ofObject((slots, place) =>
    listOf(
      [...slots].map(([key, { value }]) => listOf([key, value], place)),
      place,
    ),
  ),
  fromEntries: (_run, [entries], place) => {
    const object = new DataObject(place);
    for (const { value: entry } of entries instanceof DataList ? entries.items : []) {
      const [key, value] = entry instanceof DataList ? entry.items : [];
      put(object, textOf(key?.value) ?? '', value?.value, value?.place ?? place);
    }
    return entries instanceof DataList ? object : unreadable(entries, place);
  },
  assign: assignAll,
  freeze: (_run, [value]) => value,
  seal: (_run, [value]) => value,
  create: (_run, _args, place) => new DataObject(place),
};

function from(run: Run, source: Value, place: Place): DataList {
  const length = source instanceof DataObject ? source.slots.get('length')?.value : undefined;
  if (typeof length === 'number') {
    return filled(run, length, place);
  }
  return source instanceof DataList
    ? source
    : listOf(typeof source === 'string' ? [...source] : [], place);
}

function filled(run: Run, length: number, place: Place): DataList {
  const count = Math.max(0, Math.trunc(length) || 0);
  run.limits.addValues(count);
  return listOf(
    Array.from({ length: count }, () => undefined),
    place,
  );
}

const array: Invoke = (run, args, place) =>
  args.length === 1 && typeof args[0] === 'number'
    ? filled(run, args[0], place)
    : listOf(args, place);

const ARRAY: Record<string, Invoke> = {
  from: (run, [source, map], place) => {
    const list = from(run, source, place);
    return isFunction(map) ? each(run, list, map, place) : list;
  },
  isArray: (_run, [value]) => value instanceof DataList,
  of: (_run, args, place) => listOf(args, place),
};

/** A function of JavaScript on primitives. */
function ofPrimitives(compute: (...args: never[]) => unknown): Invoke {
  return (_run, args, place) =>
    args.every(isPrimitive)
      ? wrapped(compute(...(args as never[])), place)
      : unreadable(
          args.find((arg) => !isPrimitive(arg)),
          place,
        );
}

const JSON_FUNCTIONS: Record<string, Invoke> = {
  // What is only written to be parsed again stays an object.
  stringify: (_run, [value]) => value,
  parse: (run, [value], place) => {
    if (typeof value !== 'string') {
      return clone(run, [value], place);
    }
    try {
      return wrapped(JSON.parse(value), place);
    } catch {
      return new Unknown(place, 'The text isn’t JSON. Write the value.');
    }
  },
};

const functions = (all: Record<string, Invoke>, invoke: Invoke | null = null, name = '') =>
  new Native(name, invoke, (member) => {
    const own = Object.hasOwn(all, member) ? all[member] : undefined;
    return own && new Native(member, own);
  });

/** Functions of `Math`, without chance. */
const MATH = Object.fromEntries(
  Object.entries({
    ...{ abs: Math.abs, ceil: Math.ceil, floor: Math.floor, max: Math.max, min: Math.min },
    ...{ pow: Math.pow, round: Math.round, sqrt: Math.sqrt, trunc: Math.trunc, sign: Math.sign },
    ...{ log: Math.log, log2: Math.log2, log10: Math.log10, exp: Math.exp, hypot: Math.hypot },
  }).map(([name, compute]) => [name, ofPrimitives(compute)]),
);

/** What JavaScript has in all environments. */
export const GLOBAL_OBJECTS: ReadonlyMap<string, Native> = new Map([
  ['Object', functions(OBJECT, null, 'Object')],
  ['Array', functions(ARRAY, array, 'Array')],
  ['JSON', functions(JSON_FUNCTIONS)],
  ['Math', functions(MATH)],
  [
    'Number',
    functions(
      {
        parseFloat: ofPrimitives(parseFloat),
        parseInt: ofPrimitives(parseInt),
        isNaN: ofPrimitives(Number.isNaN),
        isInteger: ofPrimitives(Number.isInteger),
      },
      ofPrimitives(Number),
    ),
  ],
  ['String', new Native('String', ofPrimitives(String))],
  [
    'Boolean',
    new Native(
      'Boolean',
      (run, [value], place) => condition(run, value) ?? unreadable(value, place),
    ),
  ],
  ['parseInt', new Native('parseInt', ofPrimitives(parseInt))],
  ['parseFloat', new Native('parseFloat', ofPrimitives(parseFloat))],
  ['isNaN', new Native('isNaN', ofPrimitives(isNaN))],
  ['structuredClone', new Native('structuredClone', clone)],
]);
