import { valueAt } from '../../own-value';
import { plain, put, wrapped } from './plain';
import { createdOf, ownAt, themeData } from './theme-data';
import { optionsOf } from './theme-options';
import { Closure, DataList, DataObject, Native, ThemePart, Unknown, isPrimitive } from './values';
import type { Place, Run, ThemeRecord, Value } from './values';

/** Themes of version 4 call the mode `type`. */
const modernKey = (path: readonly string[], key: string) =>
  key === 'type' && path.length === 1 && path[0] === 'palette' ? 'mode' : key;

/** A function of the library's theme, such as `theme.spacing`. */
function method(
  run: Run,
  parent: unknown,
  name: string,
  own: (...args: never[]) => unknown,
): Value {
  return new Native(name, (_run, args, place) => {
    const data = args.map((arg) => plain(arg, (part) => themeData(run, part)));
    try {
      return wrapped(own.apply(parent, data as never[]), place);
    } catch (error) {
      const { message } = error as Error;
      return new Unknown(place, `\`${name}()\` failed: ${message.split('\n')[0]}`);
    }
  });
}

/** `theme.spacing()` of a theme whose spacing is a function of the text. */
function ownSpacing(spacing: Closure): Value {
  return new Native('spacing', (run, args, place) => {
    const sizes = (args.length > 0 ? args : [1]).map((arg) => run.call(spacing, [arg], place));
    const unknown = sizes.find((size) => !isPrimitive(size));
    return unknown === undefined
      ? sizes.map((size) => (typeof size === 'number' ? `${size}px` : String(size))).join(' ')
      : unknown;
  });
}

/** A member of a theme. */
export function themeMember(run: Run, part: ThemePart, name: string, place: Place): Value {
  const { theme, path } = part;
  theme.isRead = true;
  const key = modernKey(path, name);
  const full = [...path, key];
  const own = ownAt(theme, full) ?? (key === name ? undefined : ownAt(theme, [...path, name]));
  const parent = themeData(run, part);
  const value = valueAt(createdOf(run, theme), full);
  const isKnown = isPrimitive(own) || own instanceof DataList;
  if (typeof value === 'function' && isKnown) {
    return method(run, parent, name, value as (...args: never[]) => unknown);
  }
  // `dark: true` means the library's scheme.
  if (own !== undefined && own !== true && !(own instanceof DataObject)) {
    return key === 'spacing' && own instanceof Closure ? ownSpacing(own) : own;
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return new ThemePart(theme, full);
  }
  return value === undefined ? (own ?? absent(place, name)) : wrapped(value, place);
}

/** What an object doesn't have. */
export function absent(place: Place, name: string): Unknown {
  const reason = `The object has no value \`${name}\`. Write the value.`;
  return new Unknown(place, reason, name, 'absent');
}

/** Options from which the library computes others. */
const COMPUTED =
  /^(?:palette(?:\.(?:mode|type|tonalOffset|contrastThreshold|\w+(?:\.(?:main|[1-9]00|A[1247]00))?))?|typography(?:\.(?:fontFamily|fontSize|htmlFontSize|allVariants|fontWeight\w+|(?:h[1-6]|subtitle[12]|body[12]|button|caption|overline)))?|breakpoints(?:\..+)?|spacing|shadows)$/;

const LATER =
  'It’s set after the theme was created. Here, it’s an option, from which the library also computes what it leaves out.';

/** Notes what the library didn't compute anything from. */
export function noteLater(theme: ThemeRecord, path: readonly string[], place: Place): void {
  if (COMPUTED.test(path.join('.'))) {
    theme.notes.push({ place, text: `\`${path.join('.')}\`: ${LATER}` });
  }
}

/** Changes an option of a theme. */
export function setInTheme(
  run: Run,
  { theme, path }: ThemePart,
  name: string,
  value: Value,
  place: Place,
): void {
  const own = hasThemeParts(value) ? optionsOf(run, value, [...path, name]) : value;
  put(ownObject(theme, path, place), modernKey(path, name), own, place);
  noteLater(theme, [...path, name], place);
  theme.created = undefined;
}

/** The object of options at a path of a theme, which is created if there is none. */
function ownObject({ own }: ThemeRecord, path: readonly string[], place: Place): DataObject {
  return path.reduce((target, key) => {
    const value = target.slots.get(key)?.value;
    const next = value instanceof DataObject ? value : new DataObject(place);
    if (next !== value) {
      put(target, key, next, place);
    }
    return next;
  }, own);
}

/** Notes that a part of a theme changes in a way that can't be known. */
export function loseInTheme({ theme, path }: ThemePart, unknown: Unknown): void {
  ownObject(theme, path, unknown.place).losses.push(unknown);
  theme.created = undefined;
}

/** Whether a value contains parts of themes, which mean what they are now. */
function hasThemeParts(value: Value): boolean {
  if (value instanceof DataList) {
    return value.items.some((item) => hasThemeParts(item.value));
  }
  return value instanceof DataObject
    ? value.base !== null || [...value.slots.values()].some((slot) => hasThemeParts(slot.value))
    : value instanceof ThemePart;
}

/** Removes an option of a theme. */
export function removeFromTheme({ theme, path }: ThemePart, name: string): void {
  const parent = ownAt(theme, path);
  if (parent instanceof DataObject) {
    parent.slots.delete(name);
    theme.created = undefined;
  }
}
