import { each, unreadable } from './lists';
import { truth } from './objects';
import { foreignText, textOf } from './operators';
import { isScheme } from './schemes';
import { DataList, Foreign, Unknown } from './values';
import type { Place, Run, Value } from './values';

type ListMethod = (run: Run, list: DataList, args: Value[], place: Place) => Value;

const holds = (value: Value) => truth(value) === true;

/** Methods of lists, by name. */
export const LIST_METHODS: Record<string, ListMethod> = {
  map: (run, list, [callback], place) => each(run, list, callback, place),
  forEach: (run, list, [callback], place) => {
    each(run, list, callback, place);
    return undefined;
  },
  filter: (run, list, [callback], place) => {
    const kept = each(run, list, callback, place).items.map(({ value }) => holds(value));
    return new DataList(
      list.place,
      list.items.filter((_item, index) => kept[index]),
    );
  },
  find: (run, list, [callback], place) => {
    const kept = each(run, list, callback, place).items.map(({ value }) => holds(value));
    return list.items[kept.indexOf(true)]?.value;
  },
  some: (run, list, [callback], place) =>
    each(run, list, callback, place).items.some(({ value }) => holds(value)),
  every: (run, list, [callback], place) =>
    each(run, list, callback, place).items.every(({ value }) => holds(value)),
  reduce: (run, list, [callback, initial], place) =>
    list.items.reduce<Value>(
      (sum, item, index) => run.call(callback, [sum, item.value, index, list], place),
      initial,
    ),
  fill: (run, list, [value]) => {
    list.items.forEach((item) => (item.value = run.doubt ?? value));
    return list;
  },
  push: (run, list, args, place) => {
    run.limits.addValues(args.length);
    args.forEach((value) => list.items.push({ value: run.doubt ?? value, place }));
    return list.items.length;
  },
  concat: (_run, list, args) => {
    const added = args.flatMap((arg) =>
      arg instanceof DataList ? arg.items : [{ value: arg, place: list.place }],
    );
    return new DataList(list.place, [...list.items, ...added]);
  },
  slice: (_run, list, [start, end]) =>
    new DataList(
      list.place,
      list.items.slice(Number(start ?? 0), end === undefined ? undefined : Number(end)),
    ),
  reverse: (_run, list) => new DataList(list.place, [...list.items].reverse()),
  flat: (_run, list) =>
    new DataList(
      list.place,
      list.items.flatMap((item) => (item.value instanceof DataList ? item.value.items : [item])),
    ),
  at: (_run, list, [index]) => list.items.at(Number(index))?.value,
  indexOf: (_run, list, [value]) => list.items.findIndex((item) => item.value === value),
  includes: (run, list, [value], place) => {
    const found = list.items.map(
      (item) => item.value === value || isScheme(run, value, item.value),
    );
    return found.includes(true) || (found.includes(null) ? unreadable(value, place) : false);
  },
};

/** Joins a list to a text. What packages know of it makes it code. */
export function join(
  run: Run,
  list: DataList,
  [separator = ',']: Value[],
  place: Place,
  code: () => string,
): Value {
  const unknown = [...list.items.map((item) => item.value), separator].find(
    (one) => one instanceof Unknown,
  );
  if (unknown) {
    return unknown;
  }
  const between = textOf(separator) ?? ',';
  if (list.items.some((item) => item.value instanceof Foreign)) {
    const parts = list.items.flatMap((item, index) =>
      index > 0 ? [between, item.value] : [item.value],
    );
    return foreignText(parts, place, code());
  }
  const texts = list.items.map((item) =>
    item.value === null || item.value === undefined ? '' : textOf(item.value),
  );
  if (!texts.every((text) => text !== null)) {
    return unreadable(list, place);
  }
  run.limits.addLength(texts.reduce((sum, text) => sum + text.length + between.length, 0));
  return texts.join(between);
}
