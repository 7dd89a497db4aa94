import { COLOR_NAMES } from '../../theme/types';
import { dataAt, isRecord, leavesOf, onlyScheme, withData, withoutData } from '../../printer';
import type { Data, DataRecord } from '../../printer';
import { isComputable, readable } from './colors';
import type { MergedReading } from './merge-schemes';
import { pathOf, placeIn } from './reading';

/** The shades that the library uses of a hue; `createPalette` has the same. */
export const SHADES = { main: '500', light: '300', dark: '700' } as const;
export const SECONDARY_SHADES = { main: 'A400', light: 'A200', dark: 'A700' } as const;

/** The shades of a color of the palette. */
export const shadesOf = (name: string) => (name === 'secondary' ? SECONDARY_SHADES : SHADES);

/** Places for which the library computes channels, if the theme has CSS variables. */
const CHANNELS =
  /^(?:background\.(?:default|paper)|text\.(?:primary|secondary)|action\.(?:active|selected)|divider|[^.]+\.(?:main|light|dark|contrastText))$/;

/** A color in the form that the library reads at a place, where it needs another one. */
function converted(reading: MergedReading, path: readonly string[], color: string): MergedReading {
  const instead = readable(color);
  if (instead === null) {
    return reading;
  }
  const text = `\`${pathOf(reading, path)}\`: the library can’t compute with \`${color}\`. It’s written as \`${instead}\`.`;
  return {
    ...reading,
    options: withData(reading.options, path, instead),
    notes: [...reading.notes, { place: placeIn(reading, path), text }],
  };
}

function dropped(reading: MergedReading, path: readonly string[], reason: string): MergedReading {
  const place = placeIn(reading, path);
  return {
    ...reading,
    options: withoutData(reading.options, path),
    skipped: [...reading.skipped, { path: pathOf(reading, path), place, reason }],
  };
}

const has = (color: DataRecord, ...keys: string[]) =>
  keys.some((key) => dataAt(color, [key]) !== undefined);

/** A color from which the library computes shades: `createPalette` throws if it can't. */
function withMain(reading: MergedReading, path: readonly string[]): MergedReading {
  const color = dataAt(reading.options, path);
  const shades = shadesOf(path.at(-1)!);
  if (!isRecord(color)) {
    return color === undefined
      ? reading
      : dropped(reading, path, 'A color is an object with `main`.');
  }
  const key = color.main === undefined ? shades.main : 'main';
  const main: Data | undefined = color[key];
  if (typeof main !== 'string') {
    if (Object.keys(color).length === 0) {
      // Its main color is listed.
      return { ...reading, options: withoutData(reading.options, path) };
    }
    const isCode = typeof main === 'object';
    const reason = `\`${pathOf(reading, path)}\` has no \`main\` color that is known, which the library needs. Write it.`;
    return isCode && main !== null ? reading : dropped(reading, path, reason);
  }
  const isComplete =
    has(color, 'light', shades.light) &&
    has(color, 'dark', shades.dark) &&
    has(color, 'contrastText');
  if (isComplete || isComputable(main)) {
    return reading;
  }
  const next = converted(reading, [...path, key], main);
  return next === reading
    ? dropped(
        reading,
        path,
        `The library can’t compute shades of \`${main}\`. Write \`light\`, \`dark\` and \`contrastText\` too, or another color.`,
      )
    : next;
}

/** Converts colors that the library doesn't take where they are, and lists those that can't be. */
export function withLibraryColors(reading: MergedReading): MergedReading {
  let result = reading;
  const { colorSchemes } = reading.options;
  const schemes = isRecord(colorSchemes) ? Object.keys(colorSchemes) : [];
  const kept = { material: reading.options, scheme: reading.scheme ?? undefined };
  const hasVariables =
    onlyScheme({ theme: {}, kept }) === null || Boolean(reading.options.cssVariables);
  for (const scheme of schemes) {
    const palette = ['colorSchemes', scheme, 'palette'];
    for (const name of COLOR_NAMES) {
      result = withMain(result, [...palette, name]);
    }
    const colors = dataAt(result.options, palette);
    for (const path of hasVariables && isRecord(colors) ? leavesOf(colors) : []) {
      const color = dataAt(colors, path);
      if (CHANNELS.test(path.join('.')) && typeof color === 'string' && !isComputable(color)) {
        result = converted(result, [...palette, ...path], color);
      }
    }
  }
  return result;
}
