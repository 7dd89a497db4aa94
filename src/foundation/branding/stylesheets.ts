import { ACCENTS } from './accents';
import { docsTheme } from './docs-theme';
import { DARK, darkOnScreens, sheetsOf, toCss } from './library-themes/theme-css';
import { SURFACES } from './surfaces';
import { FONTS, RADIUS, SPACING } from './tokens';

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
  const accents = Object.entries(ACCENTS);
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
    Object.fromEntries(
      accents.map(([docs, { light }]) => [`.plugin-id-${docs}`, siteProperties(light)]),
    ),
    // Paper is white.
    {
      '@media screen': Object.fromEntries(
        accents.map(([docs, { dark }]) => [`.plugin-id-${docs}${DARK}`, siteProperties(dark)]),
      ),
    },
  ];
  return toCss(darkOnScreens(sheets));
}
