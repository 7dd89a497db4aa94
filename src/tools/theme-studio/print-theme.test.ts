import type { Plugin } from 'prettier';
import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import * as typescript from 'prettier/plugins/typescript';
import { format } from 'prettier/standalone';
import type { ReaderTheme } from '@site/src/reader/reader-theme/types';
import { PRESETS } from './presets';
import { printTheme } from './print-theme';

it('prints a module', () => {
  const theme = {
    colorSchemes: { dark: { palette: { primary: { main: '#90caf9' } } } },
    typography: { fontFamily: '"Segoe UI", sans-serif', h1: { fontSize: '3rem', fontWeight: 600 } },
    spacing: 6,
  };
  expect(printTheme(theme, 'js')).toBe(`import { createTheme } from '@mui/material/styles';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'class' },
  colorSchemes: {
    light: true,
    dark: {
      palette: {
        primary: { main: '#90caf9' },
      },
    },
  },
  typography: {
    fontFamily: '"Segoe UI", sans-serif',
    h1: { fontSize: '3rem', fontWeight: 600 },
  },
  spacing: 6,
});

export default theme;
`);
});

it('adds the types of CSS variables in TypeScript', () => {
  expect(printTheme({}, 'ts')).toContain(
    "import type {} from '@mui/material/themeCssVarsAugmentation';",
  );
  expect(printTheme({}, 'js')).not.toContain('import type');
});

// The main module imports its plugins dynamically, which Jest doesn't support.
const plugins = [babel, estree, typescript] as Plugin[];

const QUOTES = { typography: { fontFamily: `'Gill Sans', "a", 'b', "O'Neil"` } };
const LONG = { typography: { fontFamily: `'${'Very Long Name '.repeat(12)}', serif` } };

const CASES: [string, ReaderTheme][] = [
  ...PRESETS.map(({ name, theme }): [string, ReaderTheme] => [name, theme]),
  ['an empty theme', {}],
  ['quotes', QUOTES],
  ['a long text', LONG],
];

it.each(CASES)('formats %s as Prettier does', async (_case, theme) => {
  for (const [language, parser] of [
    ['ts', 'typescript'],
    ['js', 'babel'],
  ] as const) {
    const code = printTheme(theme, language);
    expect(await format(code, { parser, plugins, singleQuote: true })).toBe(code);
  }
});
