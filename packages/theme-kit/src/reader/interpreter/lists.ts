import { unknownIn } from './plain';
import { DataList, Unknown } from './values';
import type { Place, Run, Value } from './values';

/** A list of values that the program computes. */
export const listOf = (values: readonly Value[], place: Place) =>
  new DataList(
    place,
    values.map((value) => ({ value, place })),
  );

/** What stands for a result that can't be known because of a value. */
export const unreadable = (value: Value, place: Place) =>
  unknownIn(value) ?? new Unknown(place, 'The call isn’t run. Write the value that it returns.');

/** Calls a function for each item. */
export function each(run: Run, list: DataList, callback: Value, place: Place): DataList {
  const items = list.items.map((item, index) => ({
    value: run.call(callback, [item.value, index, list], place),
    place: item.place,
  }));
  return new DataList(list.place, items);
}
