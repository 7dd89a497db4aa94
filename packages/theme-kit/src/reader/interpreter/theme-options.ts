import { wrapped } from './plain';
import { ownAt, themeData } from './theme-data';
import { DataList, DataObject, Foreign, ThemePart, Unknown } from './values';
import type { Run, Slot, Value } from './values';

const isSamePath = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((key, index) => key === other[index]);

/** A part of a theme as options: its own if they go to the same place, otherwise the library's values. */
function partOptions(run: Run, part: ThemePart, path: readonly string[]): Value {
  if (isSamePath(part.path, path)) {
    return optionsOf(run, ownAt(part.theme, path) ?? new DataObject(part.theme.place), path);
  }
  return wrapped(themeData(run, part), part.theme.place);
}

/** A copy of a value that no one else changes, as options at a path. */
export function optionsOf(run: Run, value: Value, path: readonly string[]): Value {
  run.limits.addValues(1);
  if (value instanceof ThemePart) {
    return partOptions(run, value, path);
  }
  if (value instanceof DataList) {
    const copy = (slot: Slot, index: number) => ({
      ...slot,
      value: optionsOf(run, slot.value, [...path, String(index)]),
    });
    return new DataList(value.place, value.items.map(copy));
  }
  if (!(value instanceof DataObject)) {
    return value;
  }
  const base = value.base && partOptions(run, value.base, path);
  const result = base instanceof DataObject ? base : new DataObject(value.place);
  result.losses.push(...value.losses);
  result.spreads.push(...value.spreads);
  for (const [key, slot] of value.slots) {
    result.slots.delete(key);
    result.slots.set(key, { ...slot, value: optionsOf(run, slot.value, [...path, key]) });
  }
  return result;
}

function unmerged({ place, code }: Foreign): Unknown {
  const reason = `\`${code}\` isn’t known, so it can’t be merged. Pass it to createTheme() as a further argument.`;
  return new Unknown(place, reason, '...');
}

/** Merges options into others, as the libraries do: objects deeply, other values as a whole. */
export function mergeOptions(target: DataObject, source: Value): void {
  if (source instanceof Unknown) {
    target.losses.push(source.called('...'));
  }
  if (source instanceof Foreign) {
    target.losses.push(unmerged(source));
  }
  if (!(source instanceof DataObject)) {
    return;
  }
  target.losses.push(...source.losses);
  if (target.slots.size > 0) {
    // What is printed first would be replaced instead of merged.
    target.losses.push(...source.spreads.map(unmerged));
  } else {
    target.spreads.push(...source.spreads);
  }
  for (const [key, slot] of source.slots) {
    const own = target.slots.get(key)?.value;
    if (own instanceof DataObject && slot.value instanceof DataObject) {
      mergeOptions(own, slot.value);
    } else {
      target.slots.set(key, slot);
    }
  }
}
