import * as colorManipulator from '@mui/system/colorManipulator';
import type { DataRecord, Library } from '../../printer';
import { isRecord } from '../../printer';
import { isJoy } from './libraries';
import { isFunction, setMember, slotsOf, spreadInto } from './objects';
import { plain, unknownIn, wrapped } from './plain';
import { createTheme } from './create-theme';
import { themeData } from './theme-data';
import { loseInTheme } from './themes';
import { mergeOptions, optionsOf } from './theme-options';
import { DataList, DataObject, Foreign, Native, ThemePart, Unknown, isTheme } from './values';
import type { Invoke, Place, Run, Value } from './values';

/** Names of functions that create themes. */
export const CREATORS =
  /^(?:(?:experimental_|unstable_)?extendTheme|createTheme|createMuiTheme|(?:unstable_)?createMuiStrictModeTheme)$/;

/** A function that creates a theme of a library, or of the one that its options are for. */
export function creator(name: string, library: Library | null): Native {
  return new Native(name, (run, args, place) => {
    const extendsTheme = name.endsWith('extendTheme');
    const chosen = library ?? (extendsTheme && isJoy(args[0]) ? 'joy' : 'material');
    return createTheme(run, chosen, args, place, extendsTheme);
  });
}

const COLOR_FUNCTIONS: Record<string, (...args: never[]) => unknown> = {
  alpha: colorManipulator.alpha,
  // Its name in version 4.
  fade: colorManipulator.alpha,
  lighten: colorManipulator.lighten,
  darken: colorManipulator.darken,
  emphasize: colorManipulator.emphasize,
  blend: colorManipulator.blend,
  hexToRgb: colorManipulator.hexToRgb,
  rgbToHex: colorManipulator.rgbToHex,
  hslToRgb: colorManipulator.hslToRgb,
  getContrastRatio: colorManipulator.getContrastRatio,
  getLuminance: colorManipulator.getLuminance,
};

/** Runs a function of the library with values that are known. */
function pure(name: string, compute: (...args: never[]) => unknown): Invoke {
  return (run, args, place) => {
    const unknown = args.map(unknownIn).find((one) => one !== null);
    if (unknown) {
      return unknown;
    }
    try {
      const data = args.map((arg) => plain(arg, (part) => themeData(run, part)));
      return wrapped(compute(...(data as never[])), place);
    } catch (error) {
      const [message] = (error as Error).message.split('\n');
      const reason = `\`${name}()\` failed: ${message} Write the value.`;
      return new Unknown(place, reason, name);
    }
  };
}

/** `deepmerge(one, other)`: a new object. Of a theme, it's a theme. */
function deepmerge(run: Run, args: Value[], place: Place): Value {
  const [first] = args;
  if (isTheme(first)) {
    return createTheme(
      run,
      first.theme.library,
      args.filter((arg) => arg !== undefined),
      place,
    );
  }
  return args.reduce<DataObject>((target, arg) => {
    // Options of nested themes are values of the library there.
    mergeOptions(target, optionsOf(run, arg, ['…']));
    return target;
  }, new DataObject(place));
}

/** lodash's `merge()` changes its first argument. */
function merge(run: Run, [target, ...sources]: Value[], place: Place): Value {
  if (isTheme(target)) {
    sources.forEach((source) => mergeOptions(target.theme.own, optionsOf(run, source, [])));
    target.theme.created = undefined;
    return target;
  }
  if (target instanceof DataObject) {
    sources.forEach((source) => mergeOptions(target, optionsOf(run, source, ['…'])));
    return target;
  }
  return deepmerge(run, [target, ...sources], place);
}

/** `Object.assign()`: a theme is changed as by assignments. */
export function assignAll(run: Run, [target, ...sources]: Value[], place: Place): Value {
  for (const source of sources) {
    if (target instanceof DataObject) {
      spreadInto(run, target, run.doubt ?? source, place);
    } else if (
      target instanceof ThemePart &&
      (source instanceof Unknown || source instanceof Foreign)
    ) {
      const reason =
        source instanceof Unknown
          ? source.reason
          : `\`${source.code}\` isn’t known. Write its values.`;
      loseInTheme(target, new Unknown(place, reason, '...'));
    } else {
      slotsOf(run, source).forEach((slot, key) =>
        setMember(run, target, key, slot.value, slot.place),
      );
    }
  }
  return target;
}

/** `responsiveFontSizes(theme)`: the printed theme is passed to it, too. */
function responsiveFontSizes(run: Run, [theme, options]: Value[]): Value {
  if (isTheme(theme)) {
    const settings = plain(options, (part) => themeData(run, part));
    theme.theme.responsive = isRecord(settings) ? (settings as DataRecord) : {};
  }
  return theme;
}

const first: Invoke = (_run, [value]) => value;

/** A copy. */
export const clone: Invoke = (run, [value]) =>
  isTheme(value) ? value : optionsOf(run, value, ['…']);

/** A function whose function is called at once. */
const immediate: Invoke = (run, [compute], place) =>
  isFunction(compute) ? run.call(compute, [], place) : compute;

const state: Invoke = (_run, _args, place) => {
  const reason = 'It’s state of a component, so it isn’t known. Write the value.';
  const items: Value[] = [new Unknown(place, reason), new Native('set', () => undefined)];
  return new DataList(
    place,
    items.map((value) => ({ value, place })),
  );
};

/** `createTypography(palette, options)` of a theme: the options. */
const typography: Invoke = (run, [palette, options], place) =>
  isFunction(options) ? run.call(options, [palette], place) : options;

/** `createBreakpoints({ values })`, which is used without a theme. */
const breakpoints: Invoke = (run, [values], place) => {
  const options = new DataObject(place);
  options.slots.set('breakpoints', { value: values, place });
  const { theme } = createTheme(run, 'material', [options], place);
  theme.isBase = true;
  return new ThemePart(theme, ['breakpoints']);
};

const NATIVES: Record<string, Invoke> = {
  createPalette: first,
  createTypography: typography,
  createBreakpoints: breakpoints,
  ...Object.fromEntries(
    Object.entries(COLOR_FUNCTIONS).map(([name, compute]) => [name, pure(name, compute)]),
  ),
  deepmerge,
  merge,
  responsiveFontSizes,
  adaptV4Theme: first,
  cloneDeep: clone,
  useMemo: immediate,
  useCallback: first,
  useState: state,
  useReducer: state,
  memo: first,
  forwardRef: first,
  css: first,
};

/** A function of a library or of React by its name; `null` if it has no meaning here. */
export function nativeNamed(name: string): Native | null {
  const invoke = Object.hasOwn(NATIVES, name) ? NATIVES[name] : undefined;
  return invoke ? new Native(name, invoke) : null;
}
