import { ReadError, readLiteral } from '.';

const DATA = { shape: { borderRadius: 6 }, spacing: 4 };
const OBJECT = '{ shape: { borderRadius: 6 }, spacing: 4 }';

it.each([
  ['createTheme', `import { createTheme } from '@mui/material/styles';\ncreateTheme(${OBJECT});`],
  ['extendTheme', `const theme = extendTheme(${OBJECT});`],
  ['a default export', `export default createTheme(${OBJECT});`],
  ['an exported constant', `export const theme = createTheme(${OBJECT});`],
  ['options in a constant', `const options = ${OBJECT};\nexport default createTheme(options);`],
  ['typed options', `const a = {};\nconst dark: ThemeOptions = ${OBJECT};`],
  ['satisfies', `const a = {};\nconst x = ${OBJECT} satisfies ThemeOptions;`],
  ['a default object', `export default ${OBJECT};`],
  ['the only object', `const look = ${OBJECT} as const;`],
  ['an object literal', `  ${OBJECT};\n`],
  ['JSON', JSON.stringify(DATA)],
  ['a wrapped call', `const theme = responsiveFontSizes(createTheme(${OBJECT}));`],
  [
    'a call in a component',
    `function App() { const t = useMemo(() => createTheme(${OBJECT}), []); return <A t={t} /> }`,
  ],
  ['Windows line ends and a mark', `\uFEFFconst theme =\r\n createTheme(${OBJECT});`],
])('reads %s', async (_case, text) => {
  expect(await readLiteral(text)).toEqual({ theme: DATA, skipped: [] });
});

it('reads values in all their forms', async () => {
  const { theme, skipped } = await readLiteral(`
    const brand = { main: '#123456', ['light']: \`#456789\` };
    const { unrelated } = somewhere;
    const base = { shape: { borderRadius: -(-3) }, spacing: 2 };
    export default createTheme({
      ...base,
      'spacing': (12 as number),
      colorSchemes: { light: { palette: { primary: brand, secondary: { main: brand.main, dark: undefined } } }, dark: true },
      typography: { fontFamily: ['"Segoe UI"', 'Ari' + 'al'].join(', '), h1: { ...{ fontSize: '2rem' } } },
      components: { MuiButton: { defaultProps: { disableElevation: true } } },
    });`);
  expect(skipped).toEqual([]);
  expect(theme).toEqual({
    colorSchemes: {
      light: {
        palette: {
          primary: { main: '#123456', light: '#456789' },
          secondary: { main: '#123456' },
        },
      },
    },
    typography: { fontFamily: '"Segoe UI", Arial', h1: { fontSize: '2rem' } },
    shape: { borderRadius: 3 },
    spacing: 12,
    components: { MuiButton: { defaultProps: { disableElevation: true } } },
  });
});

it.each([
  ["import { blue as b } from '@mui/material/colors';", 'b[500]'],
  ["import blue from '@mui/material/colors/blue';", "blue['500']"],
  ["import * as colors from '@mui/material/colors';", 'colors.blue[500]'],
  ["import { colors } from '@mui/material';", 'colors.blue[500]'],
])("resolves the library's hues: %s", async (imports, main) => {
  const { theme, skipped } = await readLiteral(
    `${imports}\ncreateTheme({ palette: { primary: { main: ${main} } } });`,
  );
  expect(skipped).toEqual([]);
  expect(theme.colorSchemes?.light?.palette?.primary).toEqual({ main: '#2196f3' });
});

it('reads hues as the library does', async () => {
  const { theme, skipped } = await readLiteral(`
    import { green, pink } from '@mui/material/colors';
    createTheme({ palette: { primary: green, secondary: pink } });`);
  expect(skipped).toEqual([]);
  expect(theme.colorSchemes?.light?.palette).toEqual({
    primary: { main: '#4caf50', light: '#81c784', dark: '#388e3c' },
    secondary: { main: '#f50057', light: '#ff4081', dark: '#c51162' },
  });
});

it.each([
  ["mode: 'dark', ", 'dark'],
  ["type: 'dark', ", 'dark'],
  ["mode: 'light', ", 'light'],
  ['', 'light'],
])('puts a palette with %j into the %s scheme', async (mode, scheme) => {
  const { theme, skipped } = await readLiteral(`{ palette: { ${mode}divider: '#ccc' } }`);
  expect(skipped).toEqual([]);
  expect(theme).toEqual({ colorSchemes: { [scheme]: { palette: { divider: '#ccc' } } } });
});

it('lists what it skips, by line, with the reason and what to write instead', async () => {
  const { theme, skipped } = await readLiteral(`import { brand } from './brand';
let size = 3;
export default createTheme({
  palette: {
    primary: { main: brand.main },
    error: { main: '#ff000080' },
    divider: dark ? '#000' : '#fff',
    text: { primary: 'red', secondary: alpha('#000', 0.6) },
    tonalOffset: 0.2,
  },
  shape: { borderRadius: '8px' },
  spacing: (factor) => factor * 8,
  typography: { fontSize: size, h1: { fontSize: 40 }, h2: { fontWeight: 'bold', lineHeight: 1.2 } },
  ...other,
  components: {
    MuiButton: {
      styleOverrides: { root: ({ theme }) => ({ color: theme.palette.primary.main }) },
      defaultProps: { variant: 'dashed', size: 'large' },
      variants: [{ props: {}, style: {} }],
    },
    MuiStepper: { defaultProps: { orientation: 'vertical' } },
  },
}, deDE);
createTheme({});`);
  expect(theme).toEqual({
    components: { MuiButton: { defaultProps: { size: 'large' } } },
  });
  const list = skipped.map(({ line, path, reason }) => `${line} ${path}: ${reason}`);
  for (const start of [
    '5 palette.primary.main: `brand` is imported from `./brand`, which isn’t read.',
    '6 palette.error.main: ',
    '7 palette.divider: Conditions aren’t evaluated.',
    '8 palette.text.primary: ',
    '8 palette.text.secondary: Calls aren’t run.',
    '9 palette.tonalOffset: ',
    '11 shape.borderRadius: ',
    '12 spacing: Functions aren’t read.',
    '13 typography.fontSize: `size` isn’t a constant in this text.',
    '13 typography.h1.fontSize: ',
    '13 typography.h2.fontWeight: ',
    '13 typography.h2.lineHeight: ',
    '14 ...: `other` isn’t a constant in this text.',
    '17 components.MuiButton.styleOverrides: Styles of components aren’t part',
    '18 components.MuiButton.defaultProps.variant: ',
    '19 components.MuiButton.variants: ',
    '21 components.MuiStepper: ',
    '23 : Only the first argument is read.',
    '24 : Only the first theme is read.',
  ]) {
    expect(list.filter((one) => one.startsWith(start))).toHaveLength(1);
  }
  expect(list).toHaveLength(19);
  expect(skipped.every(({ reason }) => /[.]$/.test(reason))).toBe(true);
  const ends = list.filter((one) => one.endsWith('instead.')).map((one) => one.slice(-32));
  expect(ends.join('\n')).toContain("Write 'rgba(255, 0, 0, 0.5)' instead.".slice(-32));
  expect(ends.join('\n')).toContain('Write 8 instead.');
  expect(ends.join('\n')).toContain("Write '2.5rem' instead.");
  expect(ends.join('\n')).toContain('Write 700 instead.');
});

it('offers values as code, only ones that are valid', async () => {
  const { skipped } = await readLiteral(`{
  typography: { fontFamily: "O'Neil, serif", fontSize: '400px', h1: { fontSize: '9000px' } },
  palette: { divider: 'RGB(0,0,0)', text: { primary: 'color(srgb 1 0 0 / 0.5)' } },
  '$&': 1,
}`);
  expect(
    skipped.map(({ path, reason }) => [path, /Write (.*) instead\.$/.exec(reason)?.[1]]),
  ).toEqual([
    ['typography.fontFamily', String.raw`'"O\'Neil", serif'`],
    ['typography.fontSize', undefined],
    ['typography.h1.fontSize', undefined],
    ['palette.text.primary', undefined],
    ['palette.divider', "'rgb(0, 0, 0)'"],
    ['$&', undefined],
  ]);
  expect(skipped.at(-1)!.reason).toBe("`$&` isn't supported in a theme here. Leave it out.");
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
    'options that are no object',
    'createTheme(load());',
    'Line 1, column 1: The options of the theme aren’t an object. Calls aren’t run.',
  ],
  ['options from elsewhere', 'createTheme(options);', '`options` isn’t a constant'],
  [
    'a constant that refers to itself',
    'const a = b;\nconst b = a;\ncreateTheme(a);',
    'nested too deeply, or refers to itself',
  ],
])('refuses %s', async (_case, text, message) => {
  const failure = await readLiteral(text).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ReadError);
  expect((failure as Error).message).toContain(message);
});

const LONG = 'x'.repeat(40_000);

/** A theme with a constant that is doubled eleven times. */
function doubled(first: string, double: (name: string) => string): string {
  const constants = Array.from({ length: 11 }, (_a, i) => `const a${i + 1} = ${double(`a${i}`)};`);
  return `const a0 = ${first};${constants.join('')}createTheme({ typography: a11 });`;
}

describe('hostile text', () => {
  it.each([
    ['a megabyte', `{ spacing: ${' '.repeat(1_000_000)}8 }`, 'at most 100000 can be read'],
    ['deep nesting', `${'{a:'.repeat(20_000)}1${'}'.repeat(20_000)}`, 'nested too deeply'],
    [
      'constants that multiply values',
      `const a0 = { x: 1 };${Array.from({ length: 30 }, (_a, i) => `const a${i + 1} = { x: a${i}, y: a${i} };`).join('')}createTheme(a30);`,
      'more than 20000 values',
    ],
    [
      'many objects with all hues',
      `import * as all from '@mui/material/colors';createTheme({ ${'a: all,'.repeat(2000)} });`,
      'more than 20000 values',
    ],
    ['a doubled string', doubled(`'${LONG}'`, (name) => `${name} + ${name}`), 'is too long'],
    [
      'a doubled list',
      doubled(`'${LONG}'`, (name) => `[${name}, ${name}].join('')`),
      'is too long',
    ],
    ['a long separator', `{ spacing: [${"'',".repeat(5000)}].join('${LONG}') }`, 'is too long'],
    [
      'a doubled object with a long key',
      doubled(`{ ${LONG}: 1 }`, (name) => `{ left: ${name}, right: ${name} }`),
      'is too long',
    ],
    [
      'a doubled object with a long name',
      doubled(`{ a: ${LONG} }`, (name) => `{ left: ${name}, right: ${name} }`),
      'is too long',
    ],
  ])('is refused if it has %s', async (_case, text, message) => {
    await expect(readLiteral(text)).rejects.toThrow(message);
  });

  it('reads long sums and deep values without an overflow', async () => {
    const sum = Array.from({ length: 500 }, () => "'a'").join(' + ');
    const { theme, skipped } = await readLiteral(
      `{ spacing: 8, typography: { fontFamily: ${sum} } }`,
    );
    expect(theme.spacing).toBe(8);
    expect(skipped).toHaveLength(1);
  });

  it('pollutes no prototype', async () => {
    const { theme, skipped } = await readLiteral(`{
      __proto__: { polluted: true },
      constructor: { prototype: { polluted: true } },
      ...{ '__proto__': { polluted: true } },
      typography: { ['__proto__']: { polluted: true }, prototype: {} },
      spacing: 8,
    }`);
    expect(theme).toEqual({ spacing: 8 });
    expect(Object.getPrototypeOf(theme)).toBe(Object.prototype);
    expect(skipped.map(({ line }) => line)).toEqual([2, 3, 4, 5, 5]);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it.each([
    ["typography: { fontFamily: 'url(//evil.example)' }"],
    ["palette: { divider: 'url(https://evil.example/a.svg)' }"],
    ["palette: { divider: 'javascript:alert(1)' }"],
    ["palette: { divider: 'red;}*{display:none' }"],
    ["typography: { h1: { fontSize: 'calc(1rem * 1000)' } }"],
    ['spacing: 1e999'],
    ['spacing: NaN'],
    ['spacing: -8'],
    ['spacing: 8n'],
    ['spacing: /a/'],
    ['get spacing() { return 8; }'],
    ['async spacing() {}'],
    ['spacing: import("https://evil.example")'],
    ['components: { MuiButton: { defaultProps: { href: "javascript:alert(1)" } } }'],
  ])('skips %s', async (field) => {
    const { theme, skipped } = await readLiteral(`{ shape: { borderRadius: 1 }, ${field} }`);
    expect(skipped).toHaveLength(1);
    expect(skipped[0]!.line).toBe(1);
    expect(JSON.stringify(theme)).not.toMatch(/evil|alert|calc|none/);
    expect(theme.spacing).toBeUndefined();
  });
});
