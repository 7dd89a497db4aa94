/** @reads-pages */
import { readFileSync } from 'node:fs';
import {
  createTheme,
  unstable_defaultSxConfig as defaultSxConfig,
  unstable_styleFunctionSx as styleFunctionSx,
} from '@mui/system';

const PAGE = 'docs-system/utilities/properties.mdx';

/** Keys that set several properties, or one in a media query, described in words on the page. */
const IN_WORDS: Readonly<Record<string, string>> = {
  displayPrint: '`display`, in print only',
  typography: 'all of a text style',
};

/** The unit of the theme below, by which keys of the spacing scale are recognized. */
const UNIT = 7;

const theme = createTheme({ spacing: UNIT });

function hyphenated(property: string): string {
  return property.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** CSS properties that the package sets for a key, as the table writes them. */
function cssOf(key: string): string {
  const style = styleFunctionSx({ sx: { [key]: 3 }, theme }) as object;
  const properties = Object.keys(style).map((property) => `\`${hyphenated(property)}\``);
  return IN_WORDS[key] ?? properties.join(', ');
}

/** Path in the theme that the package reads for a key, as the table writes it. */
function themeKeyOf(key: string): string {
  const { themeKey } = defaultSxConfig[key] ?? {};
  if (themeKey !== undefined) return `\`${themeKey}\``;
  if (JSON.stringify(styleFunctionSx({ sx: { [key]: 3 }, theme })).includes(`${3 * UNIT}px`)) {
    return '`spacing`';
  }
  const named = styleFunctionSx({ sx: { [key]: 'md' }, theme }) as Record<string, unknown>;
  return named[key] === theme.breakpoints.values.md ? '`breakpoints.values`' : 'none';
}

const rows = readFileSync(PAGE, 'utf8')
  .split('\n')
  .filter((line) => /\.mdx\) *\|$/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, key = '', css, themeKey]) => [key.replaceAll('`', ''), css, themeKey]);

describe('the table of system properties', () => {
  it('lists each key of the installed package once, in its order', () => {
    expect(rows.map(([key]) => key)).toEqual(Object.keys(defaultSxConfig));
  });

  it.each(rows)('states the CSS and the theme key of %s', (key, css, themeKey) => {
    expect({ css, themeKey }).toEqual({ css: cssOf(key!), themeKey: themeKeyOf(key!) });
  });
});
