import type { DataRecord } from '../../printer';
import { SCHEMES } from '../../theme/types';
import { createsTheme } from '../interpreter/creators';
import { codeOf } from '../interpreter/code';
import { dataOf } from '../interpreter/data';
import { isJoy } from '../interpreter/libraries';
import { createTheme } from '../interpreter/create-theme';
import { DataObject, ThemePart, Unknown, isTheme } from '../interpreter/values';
import type { Closure, Module, Place, Run, Slot, ThemeRecord, Value } from '../interpreter/values';
import { pathKey } from './reading';
import type { Skipped } from '../types';
import type { Reading } from './reading';

/** Types of options and themes. */
const OPTIONS_TYPE = /^(?:ThemeOptions|CssVarsThemeOptions|CssVarsTheme|Theme|MuiThemeOptions)$/;

/** Options of themes, by which objects are recognized. */
const OPTIONS =
  /^(?:palette|typography|components|shape|spacing|breakpoints|overrides|props|colorSchemes|shadows|mixins|zIndex|transitions|direction|cssVariables|fontFamily|radius)$/;

const PALETTE = /^(?:primary|secondary|background|text)$/;

/** A value that a text gives a name. */
interface Named {
  name: string;
  value: Value;
  type?: string;
  rank: number;
}

const RANKS = { provided: 5, default: 4, exported: 3, named: 1 };

function namedIn(module: Module): Named[] {
  const bindings = [...(module.scope?.bindings ?? [])].map(([name, { value, type }]) => ({
    name,
    value,
    type,
    rank: RANKS.named,
  }));
  const exported = [...module.exports].map(([name, value]): Named => {
    const isDefault = name === 'default';
    return {
      name: isDefault ? (module.defaultName ?? '') : name,
      value,
      type: bindings.find((one) => one.value === value)?.type,
      rank: isDefault ? RANKS.default : RANKS.exported,
    };
  });
  return [...exported, ...bindings];
}

/** Calls functions that the text doesn't call itself, of those that create themes or match. */
function explore(run: Run, matches: (closure: Closure) => boolean): void {
  const tried = new Set<Closure>();
  for (;;) {
    const next = run.closures.find((one) => !one.isCalled && !tried.has(one) && matches(one));
    if (!next) {
      return;
    }
    tried.add(next);
    run.returned.push(run.call(next, parametersOf(next), next.place));
  }
}

/**
 * Calls functions that are exported with their parameters open, even if the text calls them too: apps
 * also call them for the other color scheme. Only results that depend on the scheme count.
 */
function exploreSchemes(run: Run, modules: readonly Module[]): void {
  const exported = new Set(modules.flatMap((module) => [...module.exports.values()]));
  for (const closure of run.closures.filter((one) => one.isCalled && exported.has(one))) {
    if (!createsTheme(closure) || closure.node.params.length === 0) {
      continue;
    }
    const [asked, count] = [run.asksForScheme, run.themes.length];
    run.asksForScheme = false;
    const result = run.call(closure, parametersOf(closure), closure.place);
    if (run.asksForScheme) {
      run.returned.push(result);
    } else {
      run.themes.length = count;
      run.asksForScheme = asked;
    }
  }
}

const parametersOf = (closure: Closure) =>
  closure.node.params.map((param) => parameter(closure, param as { name?: string }));

function parameter({ place }: Closure, { name = '' }: { name?: string }): Unknown {
  const what = name ? `\`${name}\` is` : 'It’s';
  const reason = `${what} a parameter of a function that this text doesn’t call. Write the value.`;
  return new Unknown(place, reason, name);
}

const isInModule = ({ scope }: Closure) => scope.parent === null;

/** The theme that a value is, or becomes: `{ ...theme, shape }`. */
function themeOf(run: Run, value: Value): ThemeRecord | null {
  if (isTheme(value)) {
    return value.theme;
  }
  const object = value instanceof DataObject ? value : null;
  const base = object?.base ?? null;
  return object && isTheme(base)
    ? createTheme(run, base.theme.library, [object], object.place).theme
    : null;
}

const keysOf = (value: Value) => (value instanceof DataObject ? [...value.slots.keys()] : []);

const hasOptions = (value: Value): boolean => keysOf(value).some((key) => OPTIONS.test(key));

/** The options in an object that has them for each scheme, such as `{ light: { palette } }`. */
function perScheme(named: Named): Named[] {
  const slots = named.value instanceof DataObject ? named.value.slots : new Map<string, Slot>();
  const parts = SCHEMES.flatMap((scheme) => slots.get(scheme)?.value ?? []);
  return parts.some(hasOptions) ? parts.map((value) => ({ ...named, value })) : [named];
}

/** Objects of options without a call: by their type, as the default, by their name, or the only one. */
function optionsIn(run: Run, modules: readonly Module[]): Named[] {
  explore(run, (closure) => isInModule(closure) && !createsTheme(closure));
  const all = modules.flatMap(namedIn);
  const returned = run.returned.map((value): Named => ({ name: '', value, rank: RANKS.exported }));
  const objects = [...all, ...returned]
    .flatMap(perScheme)
    .filter(({ value }) => value instanceof DataObject);
  const choices = [
    objects.filter(({ type }) => OPTIONS_TYPE.test(type ?? '')),
    objects.filter(({ value, rank }) => rank >= RANKS.exported && hasOptions(value)),
    objects.filter(({ name, value }) => /theme|options/i.test(name) && hasOptions(value)),
    objects.filter(({ value }) => hasOptions(value)),
    objects.filter(({ rank }) => rank === RANKS.default),
    objects.filter(({ name }) => /theme|options/i.test(name)),
    new Set(objects.map(({ value }) => value)).size === 1 ? objects : [],
  ];
  return choices.find((one) => one.length > 0) ?? [];
}

function asOptions(value: Value): Value {
  const isPalette = !hasOptions(value) && keysOf(value).some((key) => PALETTE.test(key));
  if (!(value instanceof DataObject) || !isPalette) {
    return value;
  }
  const options = new DataObject(value.place);
  options.slots.set('palette', { value, place: value.place });
  return options;
}

/** Themes that the text creates, with their names and how likely they are the app's. */
function rankedThemes(run: Run, modules: readonly Module[]): Map<ThemeRecord, Named> {
  const named = modules.flatMap(namedIn);
  const provided = run.provided.map((value): Named => ({ name: '', value, rank: RANKS.provided }));
  const returned = run.returned.map((value): Named => ({ name: '', value, rank: 0 }));
  const ranked = new Map<ThemeRecord, Named>();
  for (const one of [...provided, ...named, ...returned]) {
    const theme = themeOf(run, one.value);
    const before = theme && ranked.get(theme);
    if (theme && (!before || before.rank < one.rank)) {
      ranked.set(theme, { ...one, name: one.name || (before?.name ?? '') });
    } else if (before && !before.name) {
      before.name = one.name;
    }
  }
  for (const theme of run.themes) {
    if (!ranked.has(theme)) {
      ranked.set(theme, { name: '', value: new ThemePart(theme, []), rank: 0 });
    }
  }
  return ranked;
}

const isEmpty = ({ own, more }: ThemeRecord) =>
  own.slots.size === 0 && own.losses.length === 0 && own.spreads.length === 0 && more.length === 0;

/** Names of themes that others are based on. */
const BASES = /base|common|shared|default|raw|root/i;

/** Whether a theme that others are based on is also used as it is. */
const isAppTheme = ({ name, rank }: Named) => rank >= RANKS.exported && !BASES.test(name);

/** Whether something of the options is known. */
const hasContent = ({ own, more }: ThemeRecord) =>
  more.length > 0 || [...own.slots.values()].some(({ value }) => !(value instanceof Unknown));

function readingOf(run: Run, theme: ThemeRecord, { name, rank }: Named): Reading {
  const places = new Map<string, Place>();
  const skipped: Skipped[] = theme.changes.map(({ place, reason }) => ({
    path: '',
    place,
    reason,
  }));
  const notes = [...theme.notes];
  const options = dataOf(
    run,
    theme.own,
    [],
    ({ place, reason }, path) => skipped.push({ path: path.join('.'), place, reason }),
    codeOf,
    (slot, path) => {
      places.set(pathKey(path), slot.place);
      notes.push(...(slot.notes ?? []));
    },
  ) as DataRecord;
  const { line, column, file } = theme.place;
  return {
    key: `${file}:${line}:${column}:${name}`,
    name,
    rank,
    library: theme.library,
    hasSchemes: theme.hasSchemes,
    options,
    place: theme.place,
    locate: (path) => {
      const lengths = path.map((_key, index) => path.length - index);
      const own = lengths.map((length) => places.get(pathKey(path.slice(0, length))));
      return { path, place: own.find((place) => place !== undefined) ?? theme.place };
    },
    skipped,
    notes,
    more: theme.more.map(({ code, needs }) => ({ $code: code, ...needs })),
    responsive: theme.responsive,
  };
}

/**
 * Finds the themes of a program, the likeliest first.
 *
 * @returns Nothing if there are none.
 */
export function findThemes(run: Run, modules: readonly Module[]): Reading[] {
  exploreSchemes(run, modules);
  explore(run, createsTheme);
  if (!run.themes.some(hasContent)) {
    const objects = uniqueValues(optionsIn(run, modules));
    const found =
      run.themes.length === 0 ? objects : objects.filter(({ value }) => hasOptions(value));
    for (const { value, name, rank } of found) {
      const place = value instanceof DataObject ? value.place : NOWHERE;
      const library = isJoy(value) ? 'joy' : 'material';
      const { theme } = createTheme(run, library, [asOptions(value)], place);
      run.provided.push(new ThemePart(theme, []));
      run.names.set(theme, { name, rank });
    }
  }
  const ranked = [...rankedThemes(run, modules)].map(([theme, named]): [ThemeRecord, Named] => [
    theme,
    { ...named, ...run.names.get(theme) },
  ]);
  const isExported = ranked.some(([, { rank }]) => rank > RANKS.named);
  const final = ranked.filter(
    ([theme, named]) =>
      (!theme.isBase || isAppTheme(named)) &&
      // One that only others read isn't the app's.
      !(theme.isRead && isExported && named.rank <= RANKS.named),
  );
  const full = final.filter(([theme]) => !isEmpty(theme));
  const order = run.themes;
  return (full.length > 0 ? full : final)
    .sort(
      ([one, first], [other, second]) =>
        second.rank - first.rank ||
        Number(one.isRead) - Number(other.isRead) ||
        order.indexOf(one) - order.indexOf(other),
    )
    .map(([theme, named]) => readingOf(run, theme, named));
}

const NOWHERE: Place = { file: null, line: 1, column: 1 };

function uniqueValues(all: readonly Named[]): Named[] {
  const byValue = new Map<Value, Named>();
  all.forEach((one) => {
    if (!byValue.has(one.value)) {
      byValue.set(one.value, one);
    }
  });
  return [...byValue.values()];
}
