import { SCHEMES } from '../../theme/types';
import type { SchemeName } from '../../theme/types';
import { dataAt, isRecord, merged } from '../../printer';
import type { DataRecord } from '../../printer';
import type { Reading } from './reading';

/** The scheme of the `palette` outside of `colorSchemes`; `null` if there is none. */
function paletteScheme(options: DataRecord): SchemeName | null {
  const mode = dataAt(options, ['palette', 'mode']) ?? options.defaultColorScheme;
  return isRecord(options.palette) ? (mode === 'dark' ? 'dark' : 'light') : null;
}

/** The scheme that a theme without `palette.mode` is meant for, by a `mode` beside `palette` or its name. */
export function meantScheme({ options, hasSchemes, name, place }: Reading): SchemeName | null {
  const isClear = dataAt(options, ['palette', 'mode']) ?? options.colorSchemes;
  if (hasSchemes || isClear !== undefined) {
    return null;
  }
  const file = place.file?.split('/').at(-1) ?? '';
  const hints = [String(options.mode ?? ''), name, file].map((text) =>
    SCHEMES.filter((scheme) => new RegExp(scheme, 'i').test(text)),
  );
  return hints.find((schemes) => schemes.length === 1)?.[0] ?? null;
}

/** The only scheme of a theme; `null` if it has both. */
export function schemeOf({ options, hasSchemes }: Reading): SchemeName | null {
  const { colorSchemes } = options;
  if (hasSchemes) {
    return null;
  }
  if (!isRecord(colorSchemes)) {
    return paletteScheme(options) ?? 'light';
  }
  const own = SCHEMES.filter((scheme) => colorSchemes[scheme]);
  const palette = paletteScheme(options);
  const all = new Set([...own, ...(palette ? [palette] : [])]);
  const [only] = all;
  // Without a palette, the library adds the light scheme, unless another one is the default.
  const isAlone = only === 'light' || palette !== null || options.defaultColorScheme === only;
  return all.size === 1 && isAlone ? only! : null;
}

/**
 * Options with the palette as a part of its scheme.
 *
 * @param scheme - Of a palette outside of `colorSchemes`; by default, that of its mode.
 */
export function inSchemes(reading: Reading, scheme?: SchemeName): Reading {
  const { palette, colorSchemes, ...others } = reading.options;
  const single = scheme ?? paletteScheme(reading.options) ?? 'light';
  const given = isRecord(colorSchemes) ? colorSchemes : {};
  // The library's scheme, or none.
  const schemes = Object.fromEntries(
    Object.entries(given).filter(([, parts]) => typeof parts !== 'boolean'),
  );
  const { mode: _mode, ...colors } = isRecord(palette) ? palette : {};
  const all = isRecord(palette) ? merged(schemes, { [single]: { palette: colors } }) : schemes;
  const isOutside = isRecord(palette);
  return {
    ...reading,
    options: { ...others, ...(Object.keys(all).length > 0 && { colorSchemes: all }) },
    locate: (path) =>
      reading.locate(
        isOutside && path[0] === 'colorSchemes' && path[1] === single && path[2] === 'palette'
          ? path.slice(2)
          : path,
      ),
  };
}
