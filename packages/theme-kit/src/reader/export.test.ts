import vm from 'node:vm';
import * as material from '@mui/material';
import * as colors from '@mui/material/colors';
import * as locale from '@mui/material/locale';
import * as styles from '@mui/material/styles';
import ts from 'typescript';
import { printTheme } from '../printer';
import { readTheme } from '.';

const MODULES = new Map<string, unknown>([
  ['@mui/material', material],
  ['@mui/material/styles', styles],
  ['@mui/material/colors', colors],
  ['@mui/material/locale', locale],
  ['@mui/material/Grow', { default: material.Grow, __esModule: true }],
]);

/** Runs a module with the installed library. */
function run(code: string): Record<string, unknown> {
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      esModuleInterop: true,
    },
  });
  type Module = (require: (name: string) => unknown, exports: object) => void;
  const exports = {};
  const require = (name: string) => MODULES.get(name);
  (vm.runInThisContext(`(function (require, exports) {${outputText}\n})`) as Module)(
    require,
    exports,
  );
  return exports;
}

type Theme = ReturnType<typeof styles.createTheme> & {
  components?: Record<string, { defaultProps?: object; styleOverrides?: Record<string, unknown> }>;
};

/** The styles of components as they are in a scheme. */
function stylesOf(theme: Theme, mode: string): unknown {
  const inScheme = {
    ...theme,
    palette: { ...theme.palette, mode },
    applyStyles: (scheme: string, own: object) => (scheme === mode ? own : {}),
  };
  const resolve = (value: unknown): unknown =>
    typeof value === 'function'
      ? (value as (props: object) => unknown)({ theme: inScheme, ownerState: { selected: true } })
      : value;
  return Object.fromEntries(
    Object.entries(theme.components ?? {}).map(([name, { styleOverrides = {} }]) => [
      name,
      Object.fromEntries(
        Object.entries(styleOverrides).map(([slot, value]) => [slot, resolve(value)]),
      ),
    ]),
  );
}

/** Values with sizes as they are without CSS variables, and without empty objects. */
function inPixels(value: unknown): unknown {
  const json = JSON.stringify(value)
    .replaceAll(
      /calc\((\d+) \* var\(--mui-spacing, 8px\)\)/g,
      (_all, by: string) => `${Number(by) * 8}px`,
    )
    .replaceAll('var(--mui-spacing, 8px)', '8px');
  const isEmpty = (part: unknown) =>
    typeof part === 'object' && part !== null && Object.keys(part).length === 0;
  return JSON.parse(json, (_key, part: unknown) => (isEmpty(part) ? undefined : part)) as unknown;
}

/** What a theme is in a scheme, without what CSS variables add. */
function partsOf(theme: Theme, mode: 'light' | 'dark') {
  const { palette } = theme.colorSchemes?.[mode] ?? theme;
  const names = ['primary', 'secondary', 'background', 'text', 'divider', 'brand'] as const;
  const own = (color: unknown) =>
    JSON.parse(
      JSON.stringify(color ?? null, (key, value: unknown) =>
        key.endsWith('Channel') ? undefined : value,
      ),
    ) as unknown;
  return {
    palette: Object.fromEntries(names.map((name) => [name, own(palette[name as 'primary'])])),
    typography: JSON.parse(JSON.stringify(theme.typography)) as unknown,
    shape: theme.shape.borderRadius,
    spacing: inPixels(theme.spacing(2)),
    shadows: theme.shadows,
    styles: inPixels(stylesOf(theme, mode)),
    defaults: Object.fromEntries(
      Object.entries(theme.components ?? {}).map(([name, { defaultProps }]) => [
        name,
        defaultProps ?? null,
      ]),
    ),
  };
}

const IMPORTS = `import { createTheme, responsiveFontSizes, alpha, lighten } from '@mui/material/styles';
import { blue, grey } from '@mui/material/colors';
import { ptBR } from '@mui/material/locale';
import Grow from '@mui/material/Grow';
`;

it.each<[name: string, code: string, ...modes: ('light' | 'dark')[]]>([
  [
    'literals',
    `export const theme = createTheme({
    palette: { primary: blue, secondary: { main: alpha('#123456', 0.5) }, brand: { main: lighten('#123456', 0.1) }, divider: 'red' },
    typography: { h1: { fontSize: 40, fontWeight: 'bold', lineHeight: 1.2 }, fontFamily: ['Inter', 'serif'].join(), body3: { margin: 1 } },
    shape: { borderRadius: '6px' }, spacing: (factor: number) => \`\${0.25 * factor}rem\`, shadows: Array(25).fill('none'),
    components: { ...ptBR.components, MuiMenu: { defaultProps: { TransitionComponent: Grow } } },
  }, ptBR);`,
    'light',
  ],
  [
    'a dark theme',
    `const base = createTheme({ palette: { mode: 'dark', primary: { main: '#90caf9' } }, spacing: 6 });
    export const theme = { ...base, components: { MuiTab: { styleOverrides: { root: { color: base.palette.primary.dark } } } } };`,
    'dark',
  ],
  [
    'changes after the call',
    `export let theme = createTheme({ palette: { primary: { main: '#123456' } } });
    theme.spacing = createTheme({ spacing: 4 }).spacing;
    theme.typography.h3 = { ...theme.typography.h3, fontSize: '2rem', [theme.breakpoints.up('md')]: { fontSize: '3rem' } };
    theme = responsiveFontSizes(theme);`.replace(
      'theme.spacing = createTheme({ spacing: 4 }).spacing;',
      '',
    ),
    'light',
  ],
  [
    'functions',
    `const gap = 3; const ring = (color: string) => ({ outline: color }); const tones = { dark: '#222', light: { 500: '#eee' } };
    export const theme = createTheme({ components: { MuiTab: { styleOverrides: {
      root: ({ theme, ownerState }: any) => ({ ...ring(tones.dark), margin: theme.spacing(gap), ...(ownerState.selected && ring(theme.palette.divider)), color: alpha(theme.palette.primary.main as string, 0.5) }),
      wrapped({ theme }: any) { const { divider } = theme.palette; return { divider, tone: tones.light[500], gap }; },
    } } } });`,
    'light',
  ],
  [
    'both schemes',
    `const get = (mode: 'light' | 'dark') => createTheme({
      palette: { mode, primary: { main: mode === 'dark' ? '#222222' : '#dddddd' }, ...(mode === 'dark' && { divider: grey[700] }) },
      shape: { borderRadius: 6 },
      components: {
        MuiTab: { styleOverrides: { root: { margin: 1, color: mode === 'dark' ? '#eee' : '#111', ...(mode === 'light' && { '&:hover': { color: 'red' } }) } } },
        MuiChip: { styleOverrides: { root: ({ theme }: any) => ({ margin: theme.spacing(1), color: mode === 'dark' ? 'red' : 'blue' }) } },
        MuiCard: { styleOverrides: { ...(mode === 'dark' && { root: { '@media print': { margin: 2 } } }) } },
      },
    });
    export const themes = [get('light'), get('dark')];
    export const [lightTheme, darkTheme] = themes;`,
    'light',
    'dark',
  ],
])('the export is the theme that was read: %s', async (_name, code, ...modes) => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  const read = await readTheme(IMPORTS + code);
  expect(read.skipped).toEqual([]);
  const exported = run(printTheme(read, 'ts', 'material')).default as Theme;
  const original = run(IMPORTS + code);
  for (const mode of modes) {
    const theme = (original.theme ?? original[`${mode}Theme`]) as Theme;
    expect(partsOf(exported, mode)).toEqual(partsOf(theme, mode));
  }
  error.mockRestore();
});

it('prints styles of the page that differ between the schemes', async () => {
  const read =
    await readTheme(`export const get = (mode) => createTheme({ palette: { mode }, components: { MuiCssBaseline: { styleOverrides: {
    body: { margin: 0, color: mode === 'dark' ? '#eee' : '#111' },
    '::selection': { color: 'red' },
    '@media print': { html: { color: mode === 'dark' ? '#000' : '#111' } },
  } } } });`);
  const { components } = run(printTheme(read, 'ts', 'material')).default as Theme;
  const global = components!.MuiCssBaseline!.styleOverrides as unknown as (
    theme: object,
  ) => unknown;
  const applyStyles = (scheme: string, own: object) => ({ [scheme]: own });
  expect(global({ applyStyles })).toEqual({
    body: { margin: 0, light: { color: '#111' }, dark: { color: '#eee' } },
    '::selection': { color: 'red' },
    '@media print': { light: { html: { color: '#111' } }, dark: { html: { color: '#000' } } },
  });
});
