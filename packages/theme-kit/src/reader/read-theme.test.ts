import { ReadError, readTheme } from '.';

const DATA = { shape: { borderRadius: 6 }, spacing: 4 };
const OBJECT = '{ shape: { borderRadius: 6 }, spacing: 4 }';

/** A theme of which nothing is lost. */
async function complete(text: Parameters<typeof readTheme>[0]) {
  const read = await readTheme(text);
  expect(read.skipped).toEqual([]);
  return read;
}

describe('finds options in', () => {
  it.each([
    ['createTheme', `import { createTheme } from '@mui/material/styles';\ncreateTheme(${OBJECT});`],
    ['a default export', `export default createTheme(${OBJECT});`],
    ['an exported constant', `export const theme = createTheme(${OBJECT});`],
    ['options in a constant', `const options = ${OBJECT};\nexport default createTheme(options);`],
    [
      'let and var',
      `let options = ${OBJECT}; var t = createTheme(options); export { t as theme };`,
    ],
    ['typed options', `const a = {};\nconst dark: ThemeOptions = ${OBJECT};`],
    ['satisfies', `const a = {};\nconst x = ${OBJECT} satisfies ThemeOptions;`],
    ['a default object', `export default ${OBJECT};`],
    ['the only object', `const look = ${OBJECT} as const;`],
    ['an object literal', `  ${OBJECT};\n`],
    ['fields without braces', `shape: { borderRadius: 6 },\nspacing: 4,`],
    ['JSON', JSON.stringify(DATA)],
    [
      'CommonJS',
      `const { createTheme } = require('@mui/material/styles');\nmodule.exports = createTheme(${OBJECT});`,
    ],
    [
      'named exports of CommonJS',
      `exports.theme = require('@mui/material').createTheme(${OBJECT});`,
    ],
    ['a global', `const theme = mui.createTheme(${OBJECT});`],
    [
      'names of a global',
      `const { createTheme } = MaterialUI; const theme = createTheme(${OBJECT});`,
    ],
    [
      'a namespace',
      `import * as styles from '@mui/material/styles'; styles.createTheme(${OBJECT});`,
    ],
    [
      'a module of one function',
      `import create from '@mui/material/styles/createTheme';\ncreate(${OBJECT});`,
    ],
    [
      'another name',
      `import { createTheme as make } from '@mui/material';\nexport default make(${OBJECT});`,
    ],
    [
      'version 4',
      `import { createMuiTheme } from '@material-ui/core/styles';\nexport default createMuiTheme(${OBJECT});`,
    ],
    [
      'a module of the project',
      `import { createTheme } from '../lib/mui';\nexport default createTheme(${OBJECT});`,
    ],
    ['a function', `export function getTheme() { return createTheme(${OBJECT}); }`],
    [
      'a function that is called',
      `const build = (space) => createTheme({ shape: { borderRadius: 6 }, spacing: space });\nexport default build(4);`,
    ],
    ['a function of options', `export const getOptions = (): ThemeOptions => ({ ...${OBJECT} });`],
    [
      'a component',
      `function App() { const t = useMemo(() => createTheme(${OBJECT}), []); return <A t={t} /> }`,
    ],
    [
      'an attribute',
      `export const App = () => <ThemeProvider theme={createTheme(${OBJECT})}><p /></ThemeProvider>;`,
    ],
    [
      'a wrapped component',
      `export default memo(forwardRef((props, ref) => { const theme = createTheme(${OBJECT}); return <div />; }));`,
    ],
    [
      'a class',
      `class App extends Component { render() { const theme = createTheme(${OBJECT}); return <p />; } }`,
    ],
    ['Windows line ends and a mark', `\uFEFFconst theme =\r\n createTheme(${OBJECT});`],
    [
      'a name that is imported twice',
      `import { createTheme } from '@mui/material';\nimport { createTheme } from '@mui/material/styles';\ncreateTheme(${OBJECT});`,
    ],
    ['a cast before an expression', `export const theme = <ThemeOptions>${OBJECT};`],
    ['Flow', `// @flow\ntype T = {| a: ?string |};\nexport default createTheme((${OBJECT}: any));`],
    [
      'Markdown',
      `Our theme:\n\n\`\`\`ts\nexport default createTheme(${OBJECT});\n\`\`\`\n\nThat's it.`,
    ],
  ])('%s', async (_case, text) => {
    const { theme, kept } = await complete(text);
    expect({ theme, kept }).toEqual({ theme: DATA, kept: { scheme: 'light' } });
  });

  it('extendTheme, which has both color schemes', async () => {
    const { theme, kept } = await complete(`const theme = extendTheme(${OBJECT});`);
    expect({ theme, kept }).toEqual({ theme: DATA, kept: {} });
  });
});

it('reads values in all their forms', async () => {
  const { theme } = await complete(`
    const brand = { main: '#123456', ['light']: \`#456789\` };
    const { unrelated } = somewhere;
    const [first, ...others] = [2, 3, 4];
    const { deep: { size = 7 }, ...rest } = { deep: {}, radius: others[0], gap: 12 };
    enum Weights { Bold = 700, Black }
    const scale = Object.fromEntries(['h2', 'h3'].map((name, index) => [name, { fontSize: \`\${2 - index / 2}rem\` }]));
    const base = { shape: { borderRadius: -(-rest.radius) }, spacing: first };
    function heading(weight) { if (weight > 500) { return { fontWeight: weight }; } return {}; }
    export default createTheme({
      ...base,
      'spacing': (rest.gap as number),
      palette: { primary: brand, secondary: { main: brand.main, dark: undefined } },
      typography: {
        fontFamily: ['"Segoe UI"', 'Ari' + 'al'].join(', '),
        fontSize: 2 * size,
        h1: { ...{ fontSize: '2rem' }, ...heading(Weights.Bold) },
        ...scale,
        h4: heading(100),
        ...(false && { h5: { fontWeight: 100 } }),
      },
      components: { MuiButton: { defaultProps: { disableElevation: true } } },
    });`);
  expect(theme).toEqual({
    colorSchemes: {
      light: {
        palette: {
          primary: { main: '#123456', light: '#456789' },
          secondary: { main: '#123456' },
        },
      },
    },
    typography: {
      fontFamily: '"Segoe UI", Arial',
      fontSize: 14,
      h1: { fontSize: '2rem', fontWeight: 700 },
      h2: { fontSize: '2rem' },
      h3: { fontSize: '1.5rem' },
    },
    shape: { borderRadius: 3 },
    spacing: 12,
    components: { MuiButton: { defaultProps: { disableElevation: true } } },
  });
});

it.each([
  ["import { blue as b } from '@mui/material/colors';", 'b[500]'],
  ["import blue from '@mui/material/colors/blue';", "blue['500']"],
  ["import blue from '@material-ui/core/colors/blue';", 'blue[500]'],
  ["import * as colors from '@mui/material/colors';", 'colors.blue[500]'],
  ["import { colors } from '@mui/material';", 'colors.blue[500]'],
  ["const { blue } = require('@mui/material/colors');", 'blue[500]'],
  [
    "import { alpha } from '@mui/material/styles';",
    "alpha('#2196f3', 1).replace('rgba(33, 150, 243, 1)', '#2196f3')",
  ],
  [
    "import { lighten } from '@mui/material';",
    "lighten('#2196f3', 0).replace('rgb(33, 150, 243)', '#2196f3')",
  ],
  ['', 'blue[500]'],
])("resolves the library's colors: %s", async (imports, main) => {
  const { theme } = await complete(
    `${imports}\ncreateTheme({ palette: { primary: { main: ${main} } } });`,
  );
  expect(theme.colorSchemes?.light?.palette?.primary).toEqual({ main: '#2196f3' });
});

it("resolves Joy UI's colors", async () => {
  const { kept } = await complete(`
    import colors from '@mui/joy/colors';
    import { extendTheme } from '@mui/joy/styles';
    export default extendTheme({ colorSchemes: { light: { palette: { neutral: { 500: colors.blue[500] } } } } });`);
  expect(JSON.stringify(kept.joy)).toContain('#0B6BCB');
});

it('reads hues as the library does, and keeps their other shades', async () => {
  const { theme, kept } = await complete(`
    import { green, pink } from '@mui/material/colors';
    createTheme({ palette: { primary: green, secondary: pink } });`);
  expect(theme.colorSchemes?.light?.palette).toEqual({
    primary: { main: '#4caf50', light: '#81c784', dark: '#388e3c' },
    secondary: { main: '#f50057', light: '#ff4081', dark: '#c51162' },
  });
  expect(kept.material).toMatchObject({
    colorSchemes: { light: { palette: { primary: { 50: '#e8f5e9', A700: '#00c853' } } } },
  });
});

describe('color schemes', () => {
  it.each([
    ["mode: 'dark', ", 'dark'],
    ["type: 'dark', ", 'dark'],
    ["mode: 'light', ", 'light'],
    ['', 'light'],
  ])('puts a palette with %j into the %s scheme, the only one', async (mode, only) => {
    const { theme, kept, scheme } = await complete(`{ palette: { ${mode}divider: '#ccc' } }`);
    expect(theme).toEqual({ colorSchemes: { [only]: { palette: { divider: '#ccc' } } } });
    expect([kept, scheme]).toEqual([{ scheme: only }, only]);
  });

  const both = (light: string, dark: string) => ({
    light: { palette: { primary: { main: light } } },
    dark: { palette: { primary: { main: dark } } },
  });

  it.each([
    [
      'a function of the mode',
      `const getTokens = (mode: PaletteMode) => ({ palette: { mode, primary: { main: mode === 'light' ? '#111' : '#222' } } }); export default getTokens;`,
    ],
    [
      'a spread condition',
      `export const get = (mode) => createTheme({ palette: { mode, ...(mode === 'dark' ? { primary: { main: '#222' } } : { primary: { main: '#111' } }) } });`,
    ],
    [
      'a flag',
      `export const get = (isDarkMode = false) => createTheme({ palette: { mode: isDarkMode ? 'dark' : 'light', primary: { main: isDarkMode ? '#222' : '#111' } } });`,
    ],
    [
      'a media query',
      `function App() { const prefers = useMediaQuery('(prefers-color-scheme: dark)'); const t = createTheme({ palette: { mode: prefers ? 'dark' : 'light', primary: { main: prefers ? '#222' : '#111' } } }); }`,
    ],
    [
      'state',
      `function App() { const [mode, setMode] = useState('dark'); const t = useMemo(() => createTheme(tokens(mode)), [mode]); } function tokens(m) { switch (m) { case 'dark': return { palette: { mode: m, primary: { main: '#222' } } }; default: return { palette: { mode: m, primary: { main: '#111' } } }; } }`,
    ],
    [
      'a member',
      `const palettes = { light: { primary: { main: '#111' } }, dark: { primary: { main: '#222' } } }; export default (mode) => createTheme({ palette: { mode, ...palettes[mode] } });`,
    ],
    [
      'stored text',
      `const mode = localStorage.getItem('mode') || 'light'; let main = '#111'; if (mode === 'dark') { main = '#222'; } export default createTheme({ palette: { mode, primary: { main } } });`,
    ],
    [
      'a palette without its mode',
      `const one = { primary: { main: '#111' } }, other = { primary: { main: '#222' } }; export const theme = (dark) => createTheme({ palette: dark ? other : one });`,
    ],
    [
      'two themes',
      `export const lightTheme = createTheme({ palette: { primary: { main: '#111' } } }); export const darkTheme = createTheme({ palette: { mode: 'dark', primary: { main: '#222' } } });`,
    ],
    [
      'two themes, the dark one first',
      `export const darkTheme = createTheme({ palette: { mode: 'dark', primary: { main: '#222' } } }); export const lightTheme = createTheme({ palette: { mode: 'light', primary: { main: '#111' } } });`,
    ],
    [
      'two calls',
      `const make = (mode) => createTheme({ palette: { mode, primary: { main: mode === 'dark' ? '#222' : '#111' } } }); export const themes = { light: make('light'), dark: make('dark') };`,
    ],
    [
      'options with a base',
      `export const base: ThemeOptions = { palette: { primary: { main: '#111' } } }; export const one: ThemeOptions = { ...base, palette: { mode: 'light', primary: { main: '#111' } } }; export const two: ThemeOptions = { ...base, palette: { mode: 'dark', primary: { main: '#222' } } };`,
    ],
    [
      'colorSchemes',
      `createTheme({ colorSchemes: { light: { palette: { primary: { main: '#111' } } }, dark: { palette: { primary: { main: '#222' } } } } })`,
    ],
  ])('reads both of %s', async (_case, text) => {
    const { theme, kept, scheme } = await complete(text);
    expect(theme).toEqual({ colorSchemes: both('#111', '#222') });
    expect([kept, scheme]).toEqual([{}, null]);
  });

  it('reads both of a function that is exported, although the text calls it for one', async () => {
    const { theme } = await complete(`export const make = (dark = false) =>
        createTheme({ palette: { mode: dark ? 'dark' : 'light', primary: { main: dark ? '#222' : '#111' } } });
      export default make(false);`);
    expect(theme).toEqual({ colorSchemes: both('#111', '#222') });
  });

  it('calls a function that is exported only as the text does if it has other parameters', async () => {
    const { theme, kept } =
      await complete(`export const make = (main) => createTheme({ palette: { primary: { main } } });
      export default make('#111');`);
    expect([theme, kept]).toEqual([
      { colorSchemes: { light: { palette: { primary: { main: '#111' } } } } },
      { scheme: 'light' },
    ]);
  });

  it('reads only the dark one if the text only uses it', async () => {
    const { scheme } =
      await complete(`const tokens = (mode) => ({ palette: { mode, divider: mode === 'dark' ? '#333' : '#ccc' } });
      const theme = createTheme(tokens('dark'));`);
    expect(scheme).toBe('dark');
  });

  it('merges styles that differ, and lists other options that do', async () => {
    const { kept, skipped } = await readTheme(`export const get = (mode) => createTheme({
      palette: { mode },
      spacing: mode === 'dark' ? 6 : 8,
      components: {
        MuiPaper: { styleOverrides: { root: { margin: 1, color: mode === 'dark' ? 'red' : 'blue' } } },
        MuiCssBaseline: { styleOverrides: { body: { color: mode === 'dark' ? '#eee' : '#111' } } },
      },
    });`);
    expect(skipped).toEqual([
      {
        path: 'spacing',
        place: { file: null, line: 3, column: 7 },
        reason: expect.stringContaining('It differs in the dark theme.') as unknown,
      },
    ]);
    const { components } = kept.material as { components: Record<string, unknown> };
    expect(components.MuiPaper).toEqual({
      styleOverrides: {
        root: {
          $code:
            "({ theme }) => ({\n  margin: 1,\n  ...theme.applyStyles('light', { color: 'blue' }),\n  ...theme.applyStyles('dark', { color: 'red' }),\n})",
          imports: [],
          constants: [],
        },
      },
    });
    expect(JSON.stringify(components.MuiCssBaseline)).toContain('(theme) => ({');
  });

  it('notes what only the light theme has', async () => {
    const { notes } =
      await complete(`export const light = createTheme({ spacing: 6, palette: { divider: '#ccc' } });
      export const dark = createTheme({ palette: { mode: 'dark' } });`);
    expect(notes.map(({ text }) => text)).toEqual([
      '`spacing` is only in the light theme, and applies to both schemes here.',
    ]);
  });
});

describe('what happens after the theme was created', () => {
  it.each([
    [
      'assignments',
      `const theme = createTheme(); theme.spacing = 4; theme.shape.borderRadius = 6; export default theme;`,
    ],
    [
      'a spread theme',
      `const theme = createTheme({ spacing: 4 }); export default { ...theme, shape: { ...theme.shape, borderRadius: 6 } };`,
    ],
    [
      'a base theme',
      `let theme = createTheme({ spacing: 4 }); theme = createTheme(theme, { shape: { borderRadius: 6 } }); export default theme;`,
    ],
    [
      'several arguments',
      `export default createTheme({ spacing: 4 }, { shape: { borderRadius: 2 } }, { shape: { borderRadius: 6 } });`,
    ],
    [
      'a spread base',
      `const base = createTheme({ spacing: 4 }); export default createTheme({ ...base, shape: { borderRadius: 6 } });`,
    ],
    [
      'deepmerge',
      `import { deepmerge } from '@mui/utils'; export default createTheme(deepmerge({ spacing: 4 }, { shape: { borderRadius: 6 } }));`,
    ],
    [
      'merge of a theme',
      `import merge from 'lodash/merge'; const theme = createTheme({ spacing: 4 }); merge(theme, { shape: { borderRadius: 6 } }); export { theme };`,
    ],
    [
      'Object.assign',
      `const theme = createTheme({ spacing: 4 }); Object.assign(theme.shape, { borderRadius: 6 }); export { theme };`,
    ],
    [
      'a loop',
      `const theme = createTheme({ spacing: 4 }); for (const [key, value] of Object.entries({ borderRadius: 6 })) { theme.shape[key] = value; } export { theme };`,
    ],
    [
      'delete',
      `const theme = createTheme({ spacing: 4, direction: 'rtl', shape: { borderRadius: 6 } }); delete theme.direction; export { theme };`,
    ],
  ])('is read: %s', async (_case, text) => {
    const { theme, kept } = await complete(text);
    expect({ theme, kept }).toEqual({ theme: DATA, kept: { scheme: 'light' } });
  });

  it("reads what a theme has of the library's functions and defaults", async () => {
    const { theme, kept, notes } = await complete(`
      const theme = createTheme({ palette: { primary: { main: '#123456' } }, spacing: 4 });
      theme.typography.h3 = { fontSize: theme.typography.pxToRem(32), [theme.breakpoints.up('md')]: { fontSize: '3rem' } };
      theme.typography.h4 = { ...theme.typography.h3, fontWeight: theme.typography.fontWeightBold };
      theme.components = { MuiCard: { styleOverrides: { root: { padding: theme.spacing(2), color: theme.palette.primary.contrastText } } } };
      export default theme;`);
    expect(theme.typography).toEqual({
      h3: { fontSize: '2rem' },
      h4: { fontSize: '2rem', fontWeight: 700 },
    });
    expect(kept.material).toMatchObject({
      typography: { h3: { '@media (min-width:900px)': { fontSize: '3rem' } } },
      components: { MuiCard: { styleOverrides: { root: { padding: '8px', color: '#fff' } } } },
    });
    expect(notes.map(({ place }) => place.line)).toEqual([3, 4]);
    expect(notes[0]!.text).toContain('It’s set after the theme was created.');
  });

  it("reads the library's functions for parts of a theme", async () => {
    const { theme, kept } = await complete(`
      import createBreakpoints from '@mui/material/styles/createBreakpoints';
      import createTypography from '@mui/material/styles/createTypography';
      import { createTheme, experimental_sx as sx } from '@mui/material';
      const breakpoints = createBreakpoints({ values: { md: 700 } });
      const theme = createTheme({ shadows: new Array(25).fill('none'), components: { MuiTab: { styleOverrides: { root: sx({ p: 1 }) } } } });
      theme.typography = createTypography(theme.palette, { fontSize: 15, h1: { [breakpoints.up('md')]: { margin: 1 } } });
      export default theme;`);
    expect(theme).toEqual({ typography: { fontSize: 15 } });
    expect(kept.material).toMatchObject({
      typography: { h1: { '@media (min-width:700px)': { margin: 1 } } },
      components: { MuiTab: { styleOverrides: { root: { $code: 'sx({ p: 1 })' } } } },
    });
    expect(kept.material!.shadows).toHaveLength(25);
  });

  it('keeps responsive font sizes and further arguments for the export', async () => {
    const { kept } = await complete(`
      import { createTheme, responsiveFontSizes } from '@mui/material/styles';
      import { deDE } from '@mui/material/locale';
      export default responsiveFontSizes(createTheme({ spacing: 4 }, deDE), { factor: 3 });`);
    expect(kept).toEqual({
      scheme: 'light',
      responsive: { factor: 3 },
      more: [
        {
          $code: 'deDE',
          imports: [{ source: '@mui/material/locale', imported: 'deDE', local: 'deDE' }],
          constants: [],
        },
      ],
    });
  });
});

describe('version 4', () => {
  it('brings its names to those of today, and notes each', async () => {
    const { theme, kept, notes } = await complete(`createMuiTheme({
  palette: { type: 'dark', divider: '#333' },
  props: { MuiButton: { size: 'small', disableFocusRipple: true } },
  overrides: { MuiButton: { root: { margin: 1 } } },
  typography: { fontFamily: ['Inter', 'serif'] },
})`);
    expect(theme).toEqual({
      colorSchemes: { dark: { palette: { divider: '#333' } } },
      typography: { fontFamily: 'Inter, serif' },
      components: { MuiButton: { defaultProps: { size: 'small' } } },
    });
    expect(kept.material).toEqual({
      components: {
        MuiButton: {
          defaultProps: { disableFocusRipple: true },
          styleOverrides: { root: { margin: 1 } },
        },
      },
    });
    expect(notes.map(({ place }) => place.line)).toEqual([2, 3, 4, 5]);
  });

  it('reads overrides that are assigned', async () => {
    const { kept } =
      await complete(`const theme = createMuiTheme({ overrides: { MuiTab: { root: {} } } });
      theme.overrides.MuiTab.root = { margin: 1 }; theme.props = { MuiTab: { wrapped: true } }; export default theme;`);
    expect(kept.material).toEqual({
      components: {
        MuiTab: { styleOverrides: { root: { margin: 1 } }, defaultProps: { wrapped: true } },
      },
    });
  });
});

describe('several files', () => {
  const FILES = [
    {
      name: 'theme/index.ts',
      text: `import { createTheme } from '@mui/material';\nimport { palette } from './palette';\nimport typography from '@/theme/typography';\nexport * from './palette';\nexport default createTheme({ palette, typography, components: require('./components') });`,
    },
    {
      name: 'theme/palette.ts',
      text: `import { main } from './colors/brand';\nexport const palette = { primary: { main } };`,
    },
    {
      name: 'theme/typography.ts',
      text: `const typography = { fontSize: 15 };\nexport default typography;`,
    },
    {
      name: 'theme/components/index.js',
      text: `module.exports = { MuiButton: { defaultProps: { size: 'small' } } };`,
    },
    { name: 'theme/colors/brand.json', text: '{ "main": "#123456" }' },
    { name: 'theme/index.test.ts', text: 'this is no code' },
  ];

  it('are read together', async () => {
    const { theme } = await complete(FILES);
    expect(theme).toEqual({
      colorSchemes: { light: { palette: { primary: { main: '#123456' } } } },
      typography: { fontSize: 15 },
      components: { MuiButton: { defaultProps: { size: 'small' } } },
    });
  });

  it('are named in the list of what is lost, and in errors', async () => {
    const { skipped } = await readTheme(
      FILES.filter(({ name }) => !name.endsWith('typography.ts')),
    );
    expect(skipped).toEqual([
      {
        path: 'typography',
        place: { file: 'theme/index.ts', line: 5, column: 39 },
        reason: expect.stringContaining(
          'which isn’t read. Add that file, or write its value.',
        ) as unknown,
      },
    ]);
    const broken = [{ name: 'a/theme.ts', text: 'createTheme({ spacing: });' }];
    await expect(readTheme(broken)).rejects.toThrow(
      'a/theme.ts: Line 1, column 24: Unexpected token.',
    );
  });

  it('can import each other in a circle', async () => {
    const { theme } = await complete([
      {
        name: 'a.ts',
        text: "import { b } from './b'; export const a = 4; export default createTheme({ spacing: b });",
      },
      { name: 'b.ts', text: "import { a } from './a'; export const b = 6;" },
    ]);
    expect(theme).toEqual({ spacing: 6 });
  });
});

it.each([
  [
    'an error in a module',
    'const a = 1;\nconst theme = createTheme({ spacing: });',
    'Line 2, column 38: Unexpected token.',
  ],
  ['an error in an object', '{\n  spacing 8 }', 'Line 2, column 11: '],
  ['no theme', 'console.log(1);', 'No theme was found.'],
  ['an empty text', '', 'No theme was found.'],
  [
    'code that only has the name',
    'import { createTheme } from "@mui/material";',
    'No theme was found.',
  ],
])('refuses %s', async (_case, text, message) => {
  const failure = await readTheme(text).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ReadError);
  expect((failure as Error).message).toContain(message);
});
