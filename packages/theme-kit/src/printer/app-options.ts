import { joyOptions } from '../theme/joy-options';
import { SCHEMES } from '../theme/types';
import type { SchemeName } from '../theme/types';
import { dataAt, merged, withData } from './merge';
import { isRecord } from './types';
import type { AppTheme, Data, DataRecord } from './types';

/** A class of the document, so apps can switch the color scheme. */
export const CSS_VARIABLES = { colorSchemeSelector: 'class' };

/** The only color scheme of a theme; `null` if it has both. */
export function onlyScheme({ theme, kept }: AppTheme): SchemeName | null {
  const other = SCHEMES.find((scheme) => scheme !== kept.scheme)!;
  const hasOther = theme.colorSchemes?.[other] ?? dataAt(kept.material, ['colorSchemes', other]);
  return kept.scheme && hasOther === undefined ? kept.scheme : null;
}

/**
 * Options of Material UI's `createTheme()` for an app. A theme with a single color scheme stays one;
 * otherwise both are included, with CSS variables.
 */
export function materialAppOptions(app: AppTheme): DataRecord {
  const data = merged(app.theme as unknown as DataRecord, app.kept.material ?? {});
  const { colorSchemes, ...others } = data;
  const scheme = onlyScheme(app);
  const own = scheme ? dataAt(colorSchemes, [scheme]) : undefined;
  if (scheme && (own === undefined || Object.keys(own as object).join() === 'palette')) {
    const palette = dataAt(own, ['palette']) ?? {};
    const mode: DataRecord = scheme === 'dark' ? { mode: 'dark' } : {};
    const all = { ...mode, ...(palette as DataRecord) };
    return Object.keys(all).length > 0 ? { palette: all, ...others } : others;
  }
  const schemes: DataRecord = isRecord(colorSchemes) ? colorSchemes : {};
  const missing: [string, Data][] = (scheme ? [] : SCHEMES).flatMap((name) =>
    name in schemes ? [] : [[name, true]],
  );
  return {
    cssVariables: CSS_VARIABLES,
    colorSchemes: Object.fromEntries([...missing, ...Object.entries(schemes)].sort(bySchemes)),
    ...(scheme && { defaultColorScheme: scheme }),
    ...others,
  };
}

/** Light, then dark, then others. */
function bySchemes([one]: [string, Data], [other]: [string, Data]): number {
  const rank = (name: string) => (SCHEMES as readonly string[]).indexOf(name) >>> 0;
  return rank(one) - rank(other);
}

/** Parts of Joy UI's options that are kept or derived as a whole. */
function unitsOf(options: DataRecord): string[][] {
  return Object.entries(options).flatMap(([key, value]) => {
    if (key === 'components' && isRecord(value)) {
      return Object.keys(value).map((name) => [key, name]);
    }
    if (key !== 'colorSchemes' || !isRecord(value)) {
      return [[key]];
    }
    return Object.entries(value).flatMap(([scheme, parts]) =>
      isRecord(parts)
        ? Object.entries(parts).flatMap(([name, part]) =>
            name === 'palette' && isRecord(part)
              ? Object.keys(part).map((color) => [key, scheme, name, color])
              : [[key, scheme, name]],
          )
        : [[key, scheme]],
    );
  });
}

/** The parts of Joy UI's options that a theme doesn't lead to, and so have to be kept. */
export function joyPartsToKeep(read: DataRecord, app: AppTheme): DataRecord {
  const derived = joyOptions(app.theme) as unknown as DataRecord;
  return unitsOf(read).reduce<DataRecord>((kept, path) => {
    const part = dataAt(read, path)!;
    return JSON.stringify(part) === JSON.stringify(dataAt(derived, path))
      ? kept
      : withData(kept, path, part);
  }, {});
}

/** Options of Joy UI's `extendTheme()` for an app. */
export function joyAppOptions({ theme, kept }: AppTheme): DataRecord {
  const derived = joyOptions(theme) as unknown as DataRecord;
  const own = kept.joy ?? {};
  return unitsOf(own).reduce((all, path) => withData(all, path, dataAt(own, path)!), derived);
}
