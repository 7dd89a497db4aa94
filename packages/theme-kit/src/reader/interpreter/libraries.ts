import { DataObject } from './values';
import type { Value } from './values';

/** Joy UI's own names at the top of its options. */
const JOY_OPTIONS = [
  'fontFamily',
  'fontSize',
  'fontWeight',
  'lineHeight',
  'radius',
  'focus',
  'variants',
];

/** Joy UI's own names of colors. */
const JOY_COLORS = ['danger', 'neutral', 'focusVisible'];

const JOY_SHADES = /^(?:solid|soft|outlined|plain)[A-Z]/;

const keysOf = (value: Value): string[] =>
  value instanceof DataObject ? [...value.slots.keys()] : [];

const partsOf = (value: Value): Value[] =>
  value instanceof DataObject ? [...value.slots.values()].map((slot) => slot.value) : [];

const partOf = (value: Value, key: string): Value =>
  value instanceof DataObject ? value.slots.get(key)?.value : undefined;

/** Whether options are for Joy UI: they have its names. */
export function isJoy(options: Value): boolean {
  const palettes = partsOf(partOf(options, 'colorSchemes')).map((scheme) =>
    partOf(scheme, 'palette'),
  );
  const backgrounds = palettes.map((palette) => partOf(palette, 'background'));
  return (
    JOY_OPTIONS.some((key) => partOf(options, key) instanceof DataObject) ||
    keysOf(partOf(options, 'components')).some((key) => key.startsWith('Joy')) ||
    palettes.some(
      (palette) =>
        keysOf(palette).some((key) => JOY_COLORS.includes(key)) &&
        !keysOf(partOf(palette, 'primary')).includes('main'),
    ) ||
    palettes.flatMap(partsOf).some((color) => keysOf(color).some((key) => JOY_SHADES.test(key))) ||
    backgrounds.some((background) =>
      keysOf(background).some((key) => /^(?:body|surface|popup|level\d)$/.test(key)),
    )
  );
}
