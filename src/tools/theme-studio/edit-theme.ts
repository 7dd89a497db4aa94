import { ownValue } from '@site/src/foundation/own-value';
import type { ColorName, BasicTheme, SchemeName, ThemeColor } from 'mui-theme-kit/theme';

type Parts = Readonly<Record<string, unknown>>;

function isParts(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null;
}

function replaced(parts: Parts, [key, ...rest]: readonly string[], value: unknown): Parts {
  const own = ownValue(parts, key!);
  const next = rest.length > 0 ? replaced(isParts(own) ? own : {}, rest, value) : value;
  if (next === undefined || (isParts(next) && Object.keys(next).length === 0)) {
    const { [key!]: _removed, ...others } = parts;
    return others;
  }
  return { ...parts, [key!]: next };
}

/** The value at a path of a theme; `undefined` if the theme leaves it out. */
export function valueIn(theme: BasicTheme, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (parts, key) => (isParts(parts) ? ownValue(parts, key) : undefined),
    theme,
  );
}

/**
 * A copy of a theme with another value at a path. Parts without values are left out.
 *
 * @param value - `undefined` removes the value, so the library's default applies.
 */
export function withValue(theme: BasicTheme, path: readonly string[], value: unknown): BasicTheme {
  return replaced(theme as Parts, path, value) as BasicTheme;
}

/**
 * A copy of a theme with another shade of a color. A color always has a main color: without it the
 * other shades are removed too.
 *
 * @param usedMain - The main color in use, for a theme that leaves it out.
 */
export function withShade(
  theme: BasicTheme,
  scheme: SchemeName,
  [name, shade]: readonly [ColorName, keyof ThemeColor],
  value: string | undefined,
  usedMain: string,
): BasicTheme {
  const path = ['colorSchemes', scheme, 'palette', name];
  if (shade === 'main') {
    return value === undefined
      ? withValue(theme, path, undefined)
      : withValue(theme, [...path, shade], value);
  }
  const own = valueIn(theme, path) ?? (value === undefined ? {} : { main: usedMain });
  return withValue(theme, path, replaced(own as Parts, [shade], value));
}
