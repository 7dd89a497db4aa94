import {
  JOY_COLORS,
  JOY_COMPONENTS,
  JOY_SIZES,
  joyOptions,
  materialFontSize,
  materialRadius,
} from '../../theme/joy-options';
import { SCHEMES } from '../../theme/types';
import type { BasicTheme } from '../../theme/types';
import { dataAt, isRecord, leavesOf, withData, withoutData } from '../../printer';
import type { Data, DataRecord } from '../../printer';
import { isComputable, readable } from './colors';
import { shownTheme } from './basic-theme';
import { pathOf, placeIn } from './reading';
import type { Reading } from './reading';

/** The shades of which Joy UI computes channels; it throws if it can't. */
const CHANNELS = /^(?:200|400|500|700)$/;

/** Converts shades that Joy UI doesn't take, and lists those that can't be. */
export function withJoyColors(reading: Reading): Reading {
  return leavesOf(reading.options).reduce((all, path) => {
    const color = dataAt(all.options, path);
    const isShade = path.length === 5 && path[2] === 'palette' && CHANNELS.test(path[4]!);
    if (!isShade || typeof color !== 'string' || isComputable(color)) {
      return all;
    }
    const instead = readable(color);
    const where = { place: placeIn(all, path), path: pathOf(all, path) };
    const text = `\`${where.path}\`: the library can’t compute with \`${color}\`.`;
    return instead === null
      ? {
          ...all,
          options: withoutData(all.options, path),
          skipped: [...all.skipped, { ...where, reason: `${text} Write another color.` }],
        }
      : {
          ...all,
          options: withData(all.options, path, instead),
          notes: [...all.notes, { ...where, text: `${text} It’s written as \`${instead}\`.` }],
        };
  }, reading);
}

const text = (value: Data | undefined): string | null =>
  typeof value === 'string' ? readable(value) : null;

/** A color of the theme for a palette of Joy UI. */
function colorOf(palette: DataRecord): Data | null {
  const main = text(palette.solidBg) ?? text(palette[500]);
  if (main === null) {
    return null;
  }
  const contrastText = text(palette.solidColor);
  const derived = joyOptions({ colorSchemes: { light: { palette: { primary: { main } } } } });
  const chosen = dataAt(derived.colorSchemes.light.palette as DataRecord, [
    'primary',
    'solidColor',
  ]);
  return contrastText === null || contrastText === chosen ? { main } : { main, contrastText };
}

/** Number and unit of a size. */
function sizeIn(value: Data | undefined, unit: string): number | null {
  const [, digits] = new RegExp(`^(\\d+(?:\\.\\d+)?)${unit}$`).exec(String(value)) ?? [];
  return digits === undefined ? null : Number(digits);
}

/** The path in the theme of each part of Joy UI's options that it has, with the value there. */
function correspondences(options: DataRecord): [readonly string[], Data | null][] {
  const palettes = SCHEMES.flatMap((scheme): [readonly string[], Data | null][] => {
    const own = ['colorSchemes', scheme, 'palette'];
    const palette = dataAt(options, own);
    if (!isRecord(palette)) {
      return [];
    }
    const colors = JOY_COLORS.map(([material, joy]): [readonly string[], Data | null] => {
      const color = palette[joy];
      return [[...own, material], isRecord(color) ? colorOf(color) : null];
    });
    const at = (...path: string[]) => text(dataAt(palette, path));
    return [
      ...colors,
      [[...own, 'background', 'default'], at('background', 'body')],
      [[...own, 'background', 'paper'], at('background', 'surface')],
      [[...own, 'text', 'primary'], at('text', 'primary')],
      [[...own, 'text', 'secondary'], at('text', 'secondary')],
      [[...own, 'divider'], at('divider')],
    ];
  });
  const fontSize = sizeIn(dataAt(options, ['fontSize', 'md']), 'rem');
  const radius = sizeIn(dataAt(options, ['radius', 'md']), 'px');
  const components = JOY_COMPONENTS.map(([material, joy]): [readonly string[], Data | null] => {
    const size = dataAt(options, ['components', joy, 'defaultProps', 'size']);
    const name = Object.entries(JOY_SIZES).find(([, short]) => short === size)?.[0];
    return [['components', material, 'defaultProps', 'size'], name ?? null];
  });
  return [
    ...palettes,
    [['typography', 'fontFamily'], dataAt(options, ['fontFamily', 'body']) ?? null],
    [['typography', 'fontSize'], fontSize === null ? null : materialFontSize(fontSize)],
    [['shape', 'borderRadius'], radius === null ? null : materialRadius(radius)],
    [['spacing'], options.spacing ?? null],
    ...components,
  ];
}

/** The theme that options of Joy UI are nearest to. */
export function themeOfJoy(options: DataRecord): BasicTheme {
  const all = correspondences(options).reduce<DataRecord>(
    (theme, [path, value]) => (value === null ? theme : withData(theme, path, value)),
    {},
  );
  return shownTheme(all);
}
