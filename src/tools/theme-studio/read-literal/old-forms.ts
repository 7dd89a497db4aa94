import { valueAt } from '@site/src/reader/reader-theme/schema';
import { COLOR_NAMES, SCHEMES } from '@site/src/reader/reader-theme/types';
import type { SchemeName } from '@site/src/reader/reader-theme/types';
import { emptyObject, isReadObject } from './values';
import type { ReadObject } from './values';

/** Options as a theme, and where its parts are in the text. */
export interface Modernized {
  theme: ReadObject;
  /** The path in the text of a path in the theme. */
  pathInText: (path: readonly string[]) => readonly string[];
}

/** The shades that the library uses of a hue; `createPalette` has the same. */
const SHADES = { main: '500', light: '300', dark: '700' };
const SECONDARY_SHADES = { main: 'A400', light: 'A200', dark: 'A700' };

const SHADE = /^(?:50|[1-9]00|A[1247]00)$/;

/** A color by its shades, as `createPalette` reads hues. */
function colorOf(value: unknown, name: string): unknown {
  if (!isReadObject(value) || !Object.keys(value).some((key) => SHADE.test(key))) {
    return value;
  }
  const color = emptyObject();
  for (const [key, part] of Object.entries(value)) {
    if (!SHADE.test(key)) {
      color[key] = part;
    }
  }
  const shades = name === 'secondary' ? SECONDARY_SHADES : SHADES;
  for (const [key, shade] of Object.entries(shades)) {
    if (!Object.hasOwn(color, key) && Object.hasOwn(value, shade)) {
      color[key] = value[shade];
    }
  }
  return color;
}

function paletteOf(value: unknown): unknown {
  if (!isReadObject(value)) {
    return value;
  }
  const palette = emptyObject();
  for (const [key, part] of Object.entries(value)) {
    // Both say which scheme the palette is for.
    if (key !== 'mode' && key !== 'type') {
      palette[key] = (COLOR_NAMES as readonly string[]).includes(key) ? colorOf(part, key) : part;
    }
  }
  return palette;
}

function schemeOf(options: ReadObject): SchemeName {
  const chosen =
    valueAt(options, ['palette', 'mode']) ??
    valueAt(options, ['palette', 'type']) ??
    options.defaultColorScheme;
  return chosen === 'dark' ? 'dark' : 'light';
}

/**
 * Brings options to the form of a theme: the palette is part of a color scheme, colors have a main
 * color instead of shades, and what only says how to apply the theme is left out.
 */
export function modernize(options: ReadObject): Modernized {
  const { palette, colorSchemes, ...others } = options;
  const theme: ReadObject = Object.assign(emptyObject(), others);
  delete theme.cssVariables;
  const single = palette === undefined ? null : schemeOf(options);
  if (single) {
    delete theme.defaultColorScheme;
  }
  if (isReadObject(colorSchemes) || (single && colorSchemes === undefined)) {
    const schemes = Object.assign(emptyObject(), colorSchemes);
    for (const scheme of SCHEMES) {
      if (typeof schemes[scheme] === 'boolean') {
        // The library's scheme, or none.
        delete schemes[scheme];
      } else if (isReadObject(schemes[scheme]) && 'palette' in schemes[scheme]) {
        const own = Object.assign(emptyObject(), schemes[scheme]);
        own.palette = paletteOf(own.palette);
        schemes[scheme] = own;
      }
    }
    if (single) {
      const own = Object.assign(emptyObject(), schemes[single]);
      own.palette = paletteOf(palette);
      schemes[single] = own;
    }
    if (Object.keys(schemes).length > 0) {
      theme.colorSchemes = schemes;
    }
  } else if (colorSchemes !== undefined) {
    theme.colorSchemes = colorSchemes;
  }
  return {
    theme,
    pathInText: (path) =>
      path[0] === 'colorSchemes' && path[1] === single && path[2] === 'palette'
        ? path.slice(2)
        : path,
  };
}
