import { ownValue } from '../../own-value';
import { dropProblems, findProblems } from '../../theme/schema';
import { COLOR_NAMES } from '../../theme/types';
import type { BasicTheme } from '../../theme/types';
import { dataAt, isCode, isRecord, leavesOf, withData } from '../../printer';
import type { Data, DataRecord } from '../../printer';
import { readable } from './colors';
import { shadesOf } from './library-colors';

/** A copy in which code is missing, or what it looks like, and each object is its own. */
function withoutCode(data: Data): unknown {
  if (isCode(data)) {
    return data.preview;
  }
  if (Array.isArray(data)) {
    return undefined;
  }
  if (!isRecord(data)) {
    return data;
  }
  const entries = Object.entries(data).flatMap(([key, value]): [string, unknown][] => {
    const part = withoutCode(value);
    return part === undefined ? [] : [[key, part]];
  });
  return Object.fromEntries(entries);
}

/** Removes empty objects, which mean the same as none. */
function pruned(data: Data): Data | undefined {
  if (!isRecord(data)) {
    return data;
  }
  const entries = Object.entries(data).flatMap(([key, value]): [string, Data][] => {
    const part = pruned(value);
    return part === undefined ? [] : [[key, part]];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** The color that the studio shows for a color of the palette, of a hue for example. */
function shownColor(color: Data | undefined, name: string): Data | null {
  if (!isRecord(color)) {
    return null;
  }
  const shades: Record<string, string> = shadesOf(name);
  const parts = ['main', 'light', 'dark', 'contrastText'].flatMap((key): [string, Data][] => {
    const value = dataAt(color, [key]) ?? dataAt(color, [ownValue(shades, key) ?? '']);
    const text = typeof value === 'string' ? readable(value) : null;
    return text === null ? [] : [[key, text]];
  });
  return parts.some(([key]) => key === 'main') ? Object.fromEntries(parts) : null;
}

const isValid = (theme: DataRecord) => findProblems(theme).length === 0;

/** The theme with a value, if it's valid. */
function tried(theme: DataRecord, path: readonly string[], value: Data | null): DataRecord {
  const next = value === null ? theme : withData(theme, path, value);
  return next !== theme && isValid(next) ? next : theme;
}

/** What the studio shows of options: their valid parts, and valid values for others if they're obvious. */
export function shownTheme(options: DataRecord): BasicTheme {
  const copy = withoutCode(options) as DataRecord;
  const instead: [readonly string[], Data][] = [];
  dropProblems(copy, ({ path, instead: value }) => {
    const given = dataAt(options, path);
    const color = typeof given === 'string' && path.includes('palette') ? readable(given) : null;
    const shown = value ?? color;
    if (shown !== null) {
      instead.push([path, shown]);
    }
  });
  let theme = (pruned(copy) ?? {}) as DataRecord;
  for (const scheme of ['light', 'dark']) {
    for (const name of COLOR_NAMES) {
      const path = ['colorSchemes', scheme, 'palette', name];
      if (dataAt(theme, path) === undefined) {
        theme = tried(theme, path, shownColor(dataAt(options, path), name));
      }
    }
  }
  return instead.reduce((all, [path, value]) => tried(all, path, value), theme) as BasicTheme;
}

/** The options that a theme doesn't have, or has in another form. */
export function beyond(options: DataRecord, theme: BasicTheme): DataRecord {
  return leavesOf(options).reduce<DataRecord>((kept, path) => {
    const value = dataAt(options, path);
    const shown = dataAt(theme as DataRecord, path);
    return value === undefined || JSON.stringify(shown) === JSON.stringify(value)
      ? kept
      : withData(kept, path, value);
  }, {});
}
