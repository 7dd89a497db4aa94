import type { Plugin } from 'prettier';
import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import * as typescript from 'prettier/plugins/typescript';
import { format } from 'prettier/standalone';
import type { BasicTheme } from '../theme/types';
import fc from '../testing/properties';
import { arbitraryTheme } from '../testing/theme-arbitrary';
import { printTheme as printApp } from './print-theme';
import type { PrintLanguage } from './print-theme';
import type { AppTheme } from './types';

const printTheme = (theme: BasicTheme, language: PrintLanguage) =>
  printApp({ theme, kept: {} }, language, 'material');

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

const CASES: [string, BasicTheme][] = [
  // Prettier counts the columns of letters outside of ASCII.
  ...fc
    .sample(arbitraryTheme, 40)
    .filter((theme) => /^[ -~]*$/.test(JSON.stringify(theme)))
    .map((theme): [string, BasicTheme] => ['any theme', theme]),
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

describe('parts that are kept', () => {
  const print = (app: AppTheme) => printApp(app, 'js', 'material');

  it('are printed with the theme, and replace what only approximates them', () => {
    const material = {
      typography: { h1: { fontSize: 40 } },
      shadows: ['none', '0 1px #000'],
      components: {
        $spread: [
          {
            $code: 'ptBR.components',
            imports: [{ source: '@mui/material/locale', imported: 'ptBR', local: 'ptBR' }],
          },
        ],
        MuiTab: {
          styleOverrides: { root: { $code: '({ theme }) => ({\n  margin: theme.spacing(1),\n})' } },
        },
      },
    };
    const theme = { typography: { h1: { fontSize: '2.5rem', fontWeight: 600 } } };
    expect(print({ theme, kept: { material } }))
      .toBe(`import { createTheme } from '@mui/material/styles';
import { ptBR } from '@mui/material/locale';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'class' },
  colorSchemes: { light: true, dark: true },
  typography: {
    h1: { fontSize: 40, fontWeight: 600 },
  },
  shadows: ['none', '0 1px #000'],
  components: {
    ...ptBR.components,
    MuiTab: {
      styleOverrides: {
        root: ({ theme }) => ({
          margin: theme.spacing(1),
        }),
      },
    },
  },
});

export default theme;
`);
  });

  it('can be constants, further arguments and responsive font sizes', () => {
    const imports = [{ source: 'next/font/google', imported: 'Inter', local: 'Inter' }];
    const constants = [{ name: 'inter', code: 'Inter({})' }];
    const fontFamily = { $code: 'inter.style.fontFamily', imports, constants };
    expect(
      print({
        theme: { spacing: 6 },
        kept: {
          scheme: 'light',
          material: { typography: { fontFamily } },
          more: [
            {
              $code: 'deDE',
              imports: [{ source: '@mui/material/locale', imported: 'deDE', local: 'deDE' }],
            },
          ],
          responsive: { factor: 3 },
        },
      }),
    ).toBe(`import { createTheme, responsiveFontSizes } from '@mui/material/styles';
import { Inter } from 'next/font/google';
import { deDE } from '@mui/material/locale';

const inter = Inter({});

const theme = responsiveFontSizes(
  createTheme({
    spacing: 6,
    typography: {
      fontFamily: inter.style.fontFamily,
    },
  }, deDE),
  { factor: 3 },
);

export default theme;
`);
  });

  it.each([
    [
      'the dark scheme',
      { palette: { divider: '#333' } },
      {},
      "palette: { mode: 'dark', divider: '#333' }",
    ],
    ['the dark scheme without colors', undefined, {}, "palette: { mode: 'dark' }"],
    [
      'more than a palette',
      { palette: { divider: '#333' } },
      { dark: { opacity: { switchTrack: 1 } } },
      "defaultColorScheme: 'dark'",
    ],
  ])('include only %s', (_case, dark, colorSchemes, text) => {
    const code = print({
      theme: dark ? { colorSchemes: { dark } } : {},
      kept: { scheme: 'dark', material: { colorSchemes } },
    });
    expect(code.replace(/\s+/g, ' ').replaceAll(/, }/g, ' }')).toContain(text);
    expect(code).not.toContain('light');
  });

  it('include the other scheme once it has a color', () => {
    const theme = {
      colorSchemes: {
        dark: { palette: { divider: '#333' } },
        light: { palette: { divider: '#ccc' } },
      },
    };
    expect(print({ theme, kept: { scheme: 'dark' } })).toContain(
      "cssVariables: { colorSchemeSelector: 'class' }",
    );
  });

  it("replace parts of Joy UI's options as a whole", () => {
    const theme = {
      colorSchemes: { light: { palette: { primary: { main: '#123456' } } } },
      spacing: 4,
    };
    const joy = {
      colorSchemes: { light: { palette: { primary: { 500: '#123456' } } } },
      radius: { md: '3px' },
    };
    expect(printApp({ theme, kept: { joy } }, 'js', 'joy'))
      .toBe(`import { extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  colorSchemes: {
    light: {
      palette: {
        primary: { '500': '#123456' },
      },
    },
    dark: {
      palette: {},
    },
  },
  spacing: 4,
  radius: { md: '3px' },
});

export default theme;
`);
  });
});
