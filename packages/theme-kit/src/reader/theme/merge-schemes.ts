import { SCHEMES } from '../../theme/types';
import type { SchemeName } from '../../theme/types';
import {
  dataAt,
  isCode,
  isRecord,
  leavesOf,
  merged,
  printInline,
  printKey,
  withData,
  withoutData,
} from '../../printer';
import type { Code, Data, DataRecord } from '../../printer';
import { isSameReading, pathKey, pathOf, placeIn } from './reading';
import type { Reading } from './reading';
import type { Assigned, FoundTheme } from '../types';
import { inSchemes, meantScheme, schemeOf } from './scheme-of';

const isSame = (one: Data | undefined, other: Data | undefined) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Where styles of a component are: in slots, or for all of it. */
function stylesPath(path: readonly string[]): readonly string[] | null {
  const [first, component, part] = path;
  return first === 'components' && part === 'styleOverrides' && path.length > 3
    ? path.slice(0, component === 'MuiCssBaseline' ? 3 : 4)
    : null;
}

const requirements = (styles: readonly (Data | undefined)[]) => {
  const codes: Code[] = [];
  const collect = (value: Data | undefined): void => {
    if (isCode(value)) {
      codes.push(value);
    } else if (typeof value === 'object' && value !== null) {
      (Object.values(value) as Data[]).forEach(collect);
    }
  };
  styles.forEach(collect);
  return {
    imports: codes.flatMap(({ imports = [] }) => imports),
    constants: codes.flatMap(({ constants = [] }) => constants),
  };
};

/** Styles that depend on the scheme: those of both, then those of each. */
function printStyles(light: Data | undefined, dark: Data | undefined, theme: string): string {
  const apply = (scheme: SchemeName, styles: Data | undefined, props: string) => {
    const code = isCode(styles) ? `(${styles.$code})(${props})` : styles && printInline(styles);
    return code === undefined || code === '{}'
      ? []
      : [`...${theme}.applyStyles('${scheme}', ${code})`];
  };
  if (isCode(light) || isCode(dark)) {
    const parts = [...apply('light', light, 'props'), ...apply('dark', dark, 'props')];
    return `{\n  ${parts.join(',\n  ')},\n}`;
  }
  const [own, other] = [light ?? {}, dark ?? {}] as [DataRecord, DataRecord];
  const shared = Object.entries(own).filter(([key, value]) => isSame(value, dataAt(other, [key])));
  const without = (all: DataRecord) =>
    Object.fromEntries(
      Object.entries(all).filter(([key]) => !shared.some(([name]) => name === key)),
    );
  const common = printInline(Object.fromEntries(shared)).slice(1, -1).trim();
  const parts = [
    ...(common ? [common] : []),
    ...apply('light', without(own), ''),
    ...apply('dark', without(other), ''),
  ];
  return `{\n  ${parts.join(',\n  ')},\n}`;
}

/** The styles of a component in both schemes, as a function; `null` if they can't be merged. */
function mergedStyles(
  light: Data | undefined,
  dark: Data | undefined,
  isAll: boolean,
): Code | null {
  const both = [light, dark];
  if (!both.every((styles) => styles === undefined || isRecord(styles) || isCode(styles))) {
    return null;
  }
  const needs = requirements(both);
  if (!isAll) {
    const isFunction = both.some(isCode);
    const theme = isFunction ? 'props.theme' : 'theme';
    const parameter = isFunction ? 'props' : '{ theme }';
    return { $code: `(${parameter}) => (${printStyles(light, dark, theme)})`, ...needs };
  }
  if (both.some(isCode)) {
    return null;
  }
  const [own, other] = both.map((styles) => (styles ?? {}) as DataRecord) as [
    DataRecord,
    DataRecord,
  ];
  const keys = [...new Set([...Object.keys(own), ...Object.keys(other)])];
  const isMergeable = keys.every((key) =>
    [dataAt(own, [key]), dataAt(other, [key])].every((one) => one === undefined || isRecord(one)),
  );
  const parts = keys.map((key) => {
    return `${printKey(key)}: ${printStyles(dataAt(own, [key]), dataAt(other, [key]), 'theme').replaceAll('\n', '\n  ')}`;
  });
  return isMergeable ? { $code: `(theme) => ({\n  ${parts.join(',\n  ')},\n})`, ...needs } : null;
}

/** Reads the colors of a theme, but not as CSS variables, which follow the scheme. */
const readsPalette = (value: Data | undefined) =>
  isCode(value) && /\bpalette\b/.test(value.$code) && !/\bvars\b/.test(value.$code);

/**
 * Merges the theme of the light scheme with that of the dark one. Styles that differ follow the
 * scheme; other options have one value for both, so those of the dark theme are listed.
 */
function mergePair(light: Reading, dark: Reading): Reading {
  const [first, second] = [inSchemes(light, 'light'), inSchemes(dark, 'dark')];
  const { colorSchemes: own = {}, ...rest } = first.options;
  const { colorSchemes: other = {}, ...others } = second.options;
  let options: DataRecord = rest;
  const done = new Set<string>();
  const skipped = [...light.skipped];
  const notes = [...light.notes];
  for (const path of [...leavesOf(others), ...leavesOf(rest)]) {
    const values = [dataAt(rest, path), dataAt(others, path)];
    const styles = stylesPath(path);
    const key = pathKey(styles ?? path);
    if (done.has(key) || isSame(values[0], values[1])) {
      continue;
    }
    done.add(key);
    const code =
      styles && mergedStyles(dataAt(rest, styles), dataAt(others, styles), styles.length === 3);
    if (code) {
      options = withData(withoutData(options, styles), styles, code);
    } else if (values[1] === undefined) {
      const text = `\`${pathOf(first, path)}\` is only in the light theme, and applies to both schemes here.`;
      notes.push({ place: placeIn(first, path), text });
    } else {
      const reason =
        'It differs in the dark theme. Here, it has one value for both schemes, that of the light theme.';
      skipped.push({ path: pathOf(second, path), place: placeIn(second, path), reason });
    }
  }
  for (const path of leavesOf(rest)) {
    const value = dataAt(options, path);
    if (readsPalette(value) && isSame(value, dataAt(others, path))) {
      const reason =
        'It reads `theme.palette`, which always has the light colors in a theme with both schemes. Write `theme.vars.palette`, or `theme.applyStyles()` for the dark scheme.';
      skipped.push({ path: pathOf(first, path), place: placeIn(first, path), reason });
    }
  }
  return {
    ...first,
    options: { ...options, colorSchemes: merged(own as DataRecord, other as DataRecord) },
    skipped: [...skipped, ...dark.skipped],
    notes: [...notes, ...dark.notes],
    more: light.more.length > 0 ? light.more : dark.more,
    responsive: light.responsive ?? dark.responsive,
    locate: (path) =>
      (path[0] === 'colorSchemes' && path[1] === 'dark' ? second : first).locate(path),
  };
}

/** Whether a theme has all options of another one, for example of one that only helps to write it. */
function contains(one: Reading, other: Reading): boolean {
  return (
    other.skipped.length === 0 &&
    leavesOf(other.options).every((path) =>
      isSame(dataAt(one.options, path), dataAt(other.options, path)),
    )
  );
}

/** A theme, with its only scheme if it has one. */
export interface MergedReading extends Reading {
  scheme: SchemeName | null;
  /** The themes that it may consist of. */
  themes: FoundTheme[];
}

/** A theme in one run of the program, or in both. */
interface Candidate {
  reading: Reading;
  scheme: SchemeName | null;
}

/** The themes of both runs of a program. A theme that differs between them is one for each scheme. */
function candidatesOf(light: readonly Reading[], dark: readonly Reading[]): Candidate[] {
  const twins = new Map(dark.map((reading) => [reading.key, reading]));
  const pairs = light.flatMap((reading): Candidate[] => {
    const twin = twins.get(reading.key);
    twins.delete(reading.key);
    if (!twin || isSameReading(reading, twin)) {
      // What is lost can differ all the same.
      const skipped = [...reading.skipped, ...(twin?.skipped ?? [])];
      return [{ reading: { ...reading, skipped }, scheme: schemeOf(reading) }];
    }
    return [
      { reading, scheme: 'light' },
      { reading: twin, scheme: 'dark' },
    ];
  });
  return [
    ...pairs,
    ...[...twins.values()].map((reading) => ({ reading, scheme: schemeOf(reading) })),
  ];
}

/** Themes whose scheme only their names tell, if there are several to tell apart. */
function withMeantSchemes(all: readonly Candidate[]): Candidate[] {
  return all.map((one) => {
    const scheme = all.length > 1 && one.scheme ? meantScheme(one.reading) : null;
    if (!scheme || scheme === one.scheme) {
      return one;
    }
    const { reading } = one;
    const text = `\`${reading.name}\` has no \`palette.mode\`. Its name says that it’s for the ${scheme} scheme, so colors that it leaves out are those of that scheme.`;
    const note = { place: reading.place, text };
    return { reading: { ...reading, notes: [...reading.notes, note] }, scheme };
  });
}

/** The themes for the schemes: those that the reader assigned, or the first of each. */
function chosenOf(all: readonly Candidate[], assigned: Assigned): Candidate[] {
  const own = SCHEMES.flatMap((scheme): Candidate[] => {
    const found = all.find(({ reading }) => reading.key === assigned[scheme]);
    return found ? [found.scheme ? { ...found, scheme } : found] : [];
  });
  if (own.length > 0) {
    // One that has both schemes is complete.
    return own.find(({ scheme }) => !scheme)
      ? own.filter(({ scheme }) => !scheme).slice(0, 1)
      : own;
  }
  const main = all[0]!;
  const other = main.scheme && all.find(({ scheme }) => scheme !== null && scheme !== main.scheme);
  return [main, ...(other ? [other] : [])];
}

/**
 * Merges the themes of a text into one: the first for each scheme.
 *
 * @param light - Those of the run for the light scheme, the likeliest first.
 * @param dark - Those of the run for the dark scheme, if the program asks for it.
 * @param assigned - The keys of the themes that the reader wants.
 */
export function mergeSchemes(
  light: readonly Reading[],
  dark: readonly Reading[],
  assigned: Assigned = {},
): MergedReading {
  const candidates = candidatesOf(light, dark);
  // Options that others have too are a base of them.
  const all = withMeantSchemes(
    candidates.filter(
      ({ reading }) =>
        !candidates.some(
          ({ reading: other }) =>
            other.rank >= reading.rank &&
            !isSameReading(other, reading) &&
            contains(other, reading),
        ),
    ),
  );
  const chosen = chosenOf(all, assigned);
  const pair = [...chosen].sort((one) => (one.scheme === 'light' ? -1 : 1));
  const [main] = chosen as [Candidate];
  const isAssigned = Object.values(assigned).includes(main.reading.key);
  const single = isAssigned ? main.scheme : schemeOf(main.reading);
  const merged =
    pair.length === 2
      ? { ...mergePair(pair[0]!.reading, pair[1]!.reading), scheme: null }
      : { ...inSchemes(main.reading, single ?? undefined), scheme: single };
  const others = all.filter(
    (one) =>
      !chosen.some(
        ({ reading }) => reading.key === one.reading.key || contains(reading, one.reading),
      ),
  );
  return {
    ...merged,
    themes: all.map(({ reading: { key, name, place }, scheme }) => {
      const used = chosen.find(({ reading }) => reading.key === key);
      return { key, name, place, scheme: used ? used.scheme : scheme, isUsed: used !== undefined };
    }),
    skipped: [
      ...merged.skipped,
      ...others.map(({ reading }) => ({
        path: reading.name,
        place: reading.place,
        reason: `Another theme${reading.name ? ` is \`${reading.name}\`` : ''}. Only one theme for each scheme is read. Assign it to a scheme instead, or paste it separately.`,
      })),
    ],
  };
}
