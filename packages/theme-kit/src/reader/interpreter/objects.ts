import { put } from './plain';
import { schemeKey } from './schemes';
import { themeData } from './theme-data';
import { absent, loseInTheme, removeFromTheme, setInTheme, themeMember } from './themes';
import {
  Closure,
  DataList,
  DataObject,
  Foreign,
  Native,
  ThemePart,
  Unknown,
  isPrimitive,
  isTheme,
  isUndefined,
} from './values';
import type { Place, Run, Slot, Value } from './values';

/** The slots of an object of the text, or of a part of a theme, by key. */
export function slotsOf(run: Run, value: Value): Map<string, Slot> {
  if (value instanceof DataObject) {
    return value.base ? new Map([...slotsOf(run, value.base), ...value.slots]) : value.slots;
  }
  if (value instanceof DataList) {
    return new Map(value.items.map((slot, index) => [String(index), slot]));
  }
  if (value instanceof ThemePart) {
    const data = themeData(run, value);
    // Its functions are the library's.
    const keys = Object.entries(Object(data) as object).flatMap(([key, part]) =>
      typeof part === 'function' ? [] : [key],
    );
    const { place } = value.theme;
    return new Map(keys.map((key) => [key, { value: themeMember(run, value, key, place), place }]));
  }
  return new Map();
}

/** The key of an object that a value means; an unknown one can be the color scheme. */
export function keyOf(run: Run, object: Value, key: Value): string | null {
  if (typeof key === 'string' || typeof key === 'number') {
    return String(key);
  }
  return key instanceof Unknown ? schemeKey(run, [...slotsOf(run, object).keys()]) : null;
}

function slotValue(run: Run, { value, notes }: Slot): Value {
  run.notes.push(...(notes ?? []));
  return value;
}

/** A member of an object or a list of the text. Methods aren't members here. */
export function member(run: Run, object: Value, name: string, place: Place): Value {
  if (object instanceof DataObject) {
    const slot = object.slots.get(name);
    if (slot) {
      return slotValue(run, slot);
    }
    if (object.base) {
      return themeMember(run, object.base, name, place);
    }
    const [loss] = object.losses;
    return loss ?? (object.spreads.length > 0 ? notIn(place, name) : absent(place, name));
  }
  if (object instanceof DataList) {
    if (name === 'length') {
      return object.items.length;
    }
    const slot = object.items[Number(name)];
    return slot ? slotValue(run, slot) : absent(place, name);
  }
  if (object instanceof ThemePart) {
    return themeMember(run, object, name, place);
  }
  if (object instanceof Native) {
    return object.member(name) ?? notIn(place, name);
  }
  if (object instanceof Foreign) {
    return new Foreign(place, `${object.code}.${name}`, object.needs, object.preview);
  }
  if (object instanceof Unknown) {
    return object.called(name);
  }
  return typeof object === 'string' && name === 'length' ? object.length : absent(place, name);
}

function notIn(place: Place, name: string): Unknown {
  return new Unknown(place, `The value of \`${name}\` isn’t known. Write the value.`, name);
}

/** Changes a member of an object, a list or a theme. Changes of other values have no effect here. */
export function setMember(run: Run, object: Value, key: string | null, given: Value, place: Place) {
  const value = run.doubt ?? given;
  if (object instanceof ThemePart) {
    if (key === null) {
      loseInTheme(object, computedKey(place));
    } else {
      setInTheme(run, object, key, value, place);
    }
  } else if (object instanceof DataObject) {
    if (key === null) {
      object.losses.push(computedKey(place));
    } else {
      put(object, key, value, place);
    }
  } else if (object instanceof DataList && key !== null && /^\d{1,4}$/.test(key)) {
    const index = Number(key);
    while (object.items.length < index) {
      object.items.push({ value: undefined, place });
    }
    object.items[index] = { value, place };
  }
}

/** Removes a member of an object or a theme. */
export function removeMember(object: Value, key: string): void {
  if (object instanceof ThemePart) {
    removeFromTheme(object, key);
  } else if (object instanceof DataObject) {
    object.slots.delete(key);
  }
}

/** What stands for a value with a key that can't be known. */
export function computedKey(place: Place): Unknown {
  return new Unknown(place, 'The key can’t be evaluated. Write the key.', '[…]');
}

/** Adds the members of a value to an object, as `{ ...value }` does. */
export function spreadInto(run: Run, target: DataObject, value: Value, place: Place): void {
  run.limits.addValues(1);
  if (value instanceof Unknown) {
    if (!isUndefined(value)) {
      target.losses.push(new Unknown(place, value.reason, '...'));
    }
  } else if (value instanceof Foreign) {
    if (target.slots.size > 0) {
      const reason = `\`${value.code}\` isn’t known, and may replace what comes before it. Spread it first.`;
      target.losses.push(new Unknown(place, reason, '...'));
    } else {
      target.spreads.push(value);
    }
  } else if (value instanceof ThemePart) {
    if (isTheme(value) && target.base && target.base.theme.library !== value.theme.library) {
      // An object with the themes of both libraries. Each is read by itself.
      return;
    }
    if (target.base) {
      copySlots(run, target, target.base);
    }
    // What comes before it is replaced.
    slotsOf(run, value).forEach((_slot, key) => target.slots.delete(key));
    target.base = value;
    if (!isTheme(value)) {
      value.theme.isRead = true;
    }
  } else if (value instanceof DataObject || value instanceof DataList) {
    if (value instanceof DataObject) {
      target.losses.push(...value.losses);
      target.spreads.push(...value.spreads);
      if (value.base) {
        spreadInto(run, target, value.base, place);
      }
    }
    copySlots(run, target, value);
  } else if (typeof value === 'object' && value !== null) {
    const reason = 'Only objects that this text contains can be spread.';
    target.losses.push(new Unknown(place, reason, '...'));
  }
}

function copySlots(run: Run, target: DataObject, value: Value): void {
  const slots = value instanceof DataObject ? value.slots : slotsOf(run, value);
  run.limits.addValues(slots.size);
  slots.forEach((slot, key) => target.slots.set(key, slot));
}

/** Whether a value counts as true; `null` if that can't be known. */
export function truth(value: Value): boolean | null {
  if (isPrimitive(value)) {
    return Boolean(value);
  }
  if (value instanceof Unknown) {
    return value.kind === 'absent' ? false : null;
  }
  return value instanceof Foreign ? null : true;
}

/** Whether a value is a function. */
export function isFunction(value: Value): value is Closure | Native {
  return value instanceof Closure || (value instanceof Native && value.invoke !== null);
}
