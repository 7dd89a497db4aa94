import { docsTheme } from './docs-theme';
import { joyTheme } from './library-themes/joy';
import { materialTheme } from './library-themes/material';
import { materialV6Theme } from './library-themes/material-v6';
import { SURFACES } from './surfaces';
import { FONTS, RADIUS, SPACING } from './tokens';

type StyleSheets = readonly Record<string, unknown>[];

function isBlock(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function serialize(rules: Record<string, unknown>): string {
  return Object.entries(rules)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([key, value]) =>
      isBlock(value) ? `${key}{${serialize(value)}}` : `${property(key)}:${value};`,
    )
    .join('');
}

function property(name: string): string {
  return name.startsWith('--')
    ? name
    : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Both libraries declare this method only with a global augmentation, which would affect demos. */
interface CssVarsTheme {
  generateStyleSheets(): StyleSheets;
}

function sheetsOf(theme: object): StyleSheets {
  return (theme as CssVarsTheme).generateStyleSheets();
}

const DARK = '[data-theme="dark"]';

/** Restricts dark values to screens, because paper is white. */
function darkOnScreens(sheets: StyleSheets): StyleSheets {
  return sheets.map((sheet) => {
    const { [DARK]: dark, ...others } = sheet;
    return dark ? { ...others, '@media screen': { [DARK]: dark } } : sheet;
  });
}

/** Converts the result of a theme's `generateStyleSheets()` to CSS. */
export function toCss(sheets: StyleSheets): string {
  return sheets.map(serialize).join('\n');
}

function siteProperties(values: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`--site-${name}`, value]),
  );
}

/**
 * Custom properties of the site's theme and surfaces.
 *
 * @param siteUrl - URL of the site without trailing slash, which printed pages show before paths.
 */
export function docsStylesheet(siteUrl: string): string {
  const fonts = Object.entries(FONTS).map(([name, stack]) => [`font-${name}`, stack]);
  const sheets = [
    ...sheetsOf(docsTheme),
    {
      ':root': siteProperties({
        ...Object.fromEntries(fonts),
        space: `${SPACING}px`,
        radius: `${RADIUS.docs}px`,
        url: JSON.stringify(siteUrl),
      }),
    },
    { ':root,[data-theme="light"]': siteProperties(SURFACES.light) },
    { [DARK]: siteProperties(SURFACES.dark) },
  ];
  return toCss(darkOnScreens(sheets));
}

/** Custom properties of each library's default theme, by demo scope. */
export function libraryStylesheets(): Record<'material' | 'joy' | 'material-v6', string> {
  return {
    material: toCss(darkOnScreens(sheetsOf(materialTheme))),
    'material-v6': toCss(darkOnScreens(sheetsOf(materialV6Theme))),
    joy: toCss(darkOnScreens(sheetsOf(joyTheme))),
  };
}
