import { SPREAD } from '../../printer';
import type { Code, Data, DataRecord } from '../../printer';
import { schemeAsked } from './schemes';
import { optionsOf } from './theme-options';
import { Closure, DataList, DataObject, Foreign, Native, ThemePart, Unknown } from './values';
import type { Note, Run, Slot, Value } from './values';

/** Receives what isn't data, with its path. */
type OnLoss = (unknown: Unknown, path: readonly string[]) => void;

/** Receives the place of a value. */
type OnSlot = (slot: Slot, path: readonly string[]) => void;

/** Prints a function. It's an argument because functions contain data, and data functions. */
type ToCode = (run: Run, closure: Closure) => Code | Unknown;

/** Where a palette says which scheme it's for. */
const isMode = (path: readonly string[]) => /^palette\.(?:mode|type)$/.test(path.join('.'));

const codeOfForeign = ({ code, needs, preview }: Foreign): Code => ({
  $code: code,
  ...(preview !== null && { preview }),
  ...(needs.imports.length > 0 && { imports: needs.imports }),
  ...(needs.constants.length > 0 && { constants: needs.constants }),
});

/**
 * A value as options.
 *
 * @param path - Where it is in the options.
 * @returns `undefined` for no value, and for one that is lost.
 */
export function dataOf(
  run: Run,
  value: Value,
  path: readonly string[],
  onLoss: OnLoss,
  toCode: ToCode,
  onSlot: OnSlot = () => undefined,
): Data | undefined {
  if (value instanceof Unknown) {
    if (isMode(path)) {
      return schemeAsked(run);
    }
    onLoss(value, path);
    return undefined;
  }
  if (value instanceof ThemePart) {
    return dataOf(run, optionsOf(run, value, path), path, onLoss, toCode, onSlot);
  }
  if (value instanceof Closure) {
    const code = toCode(run, value);
    return code instanceof Unknown ? dataOf(run, code, path, onLoss, toCode) : code;
  }
  if (value instanceof Foreign) {
    return codeOfForeign(value);
  }
  if (value instanceof Native) {
    return undefined;
  }
  if (value instanceof DataList) {
    return listOf(run, value, path, onLoss, toCode, onSlot);
  }
  if (value instanceof DataObject) {
    return recordOf(run, value, path, onLoss, toCode, onSlot);
  }
  return value;
}

/** A value with its place, if it can't be kept. */
function known({ value, place }: Slot): Value {
  if (value instanceof Native) {
    return new Unknown(place, `\`${value.name}\` is a function of a library. Write the value.`);
  }
  if (value instanceof Unknown) {
    // Where it's used, not where it comes from.
    return new Unknown(place, value.reason, value.hint);
  }
  return typeof value === 'number' && !Number.isFinite(value)
    ? new Unknown(place, `\`${value}\` isn’t a value of a theme. Write a number.`)
    : value;
}

/**
 * Whether a style or default of a component is what an object doesn't have: it has no effect when
 * the code runs, either. Elsewhere, the library may need it.
 */
const isAbsentStyle = (value: Value, [first]: readonly string[]) =>
  first === 'components' && value instanceof Unknown && value.kind === 'absent';

const notSet = ({ value, place }: Slot, path: readonly string[]): Note => ({
  place,
  text: `\`${path.join('.')}\` isn’t set: the object has no value \`${(value as Unknown).hint}\`.`,
});

type Rest = [OnLoss, ToCode, OnSlot];

/** A list in which something is lost is lost as a whole, because its items have an order. */
function listOf(run: Run, list: DataList, path: readonly string[], ...rest: Rest) {
  const [onLoss, toCode] = rest;
  let isLost = false;
  const items = list.items.map((item, index): Data | undefined =>
    dataOf(
      run,
      known(item),
      [...path, String(index)],
      (unknown) => {
        if (!isLost) {
          onLoss(unknown, path);
        }
        isLost = true;
      },
      toCode,
    ),
  );
  return isLost ? undefined : items.map((item) => item ?? null);
}

function recordOf(run: Run, given: DataObject, path: readonly string[], ...rest: Rest): DataRecord {
  const [onLoss, toCode, onSlot] = rest;
  const object = given.base ? (optionsOf(run, given, path) as DataObject) : given;
  const record: DataRecord = {};
  object.losses.forEach((unknown) => onLoss(unknown, [...path, unknown.hint || '…']));
  if (object.spreads.length > 0) {
    record[SPREAD] = object.spreads.map(codeOfForeign);
  }
  for (const [key, slot] of object.slots) {
    const own = [...path, key];
    if (isAbsentStyle(slot.value, path)) {
      onSlot({ ...slot, notes: [notSet(slot, own)] }, own);
      continue;
    }
    onSlot(slot, own);
    const data = dataOf(run, known(slot), own, onLoss, toCode, onSlot);
    if (data !== undefined) {
      record[key] = data;
    }
  }
  return record;
}
