import { extendTheme } from '@mui/joy/styles';
import { joyAppOptions, printTheme } from '../printer';
import { readTheme } from '.';

const CODE = `import { extendTheme } from '@mui/joy/styles';
export default extendTheme({
  cssVarPrefix: 'app',
  colorSchemes: {
    light: {
      palette: {
        primary: { 50: '#eef', 500: '#123456', solidBg: 'var(--joy-palette-primary-500)' },
        danger: { solidBg: '#aa0000', solidColor: '#fff' },
        neutral: { 500: 'navy' },
        background: { body: '#fafafa', surface: '#ffffff', level1: '#eeeeee' },
        text: { primary: '#111111', tertiary: '#777777' },
      },
      shadowOpacity: '0.2',
    },
    dark: { palette: { divider: '#333333' } },
  },
  fontFamily: { body: 'Georgia, serif', code: 'monospace' },
  fontSize: { md: '0.9375rem' },
  radius: { sm: '4px', md: '12px' },
  typography: { 'body-md': { lineHeight: 1.6 } },
  components: {
    JoyButton: { defaultProps: { size: 'sm', variant: 'soft' } },
    JoyCard: { styleOverrides: { root: ({ theme }) => ({ borderRadius: theme.vars.radius.md }) } },
  },
});`;

it("reads Joy UI's own names, shows what Material UI has too, and exports all of it", async () => {
  const read = await readTheme(CODE, 'joy');
  expect([read.library, read.skipped]).toEqual(['joy', []]);
  expect(read.notes.map(({ place, text }) => [place.line, text])).toEqual([
    [9, expect.stringContaining('It’s written as `#000080`.')],
  ]);
  expect(read.theme).toEqual({
    colorSchemes: {
      light: {
        palette: {
          primary: { main: '#123456' },
          error: { main: '#aa0000' },
          background: { default: '#fafafa', paper: '#ffffff' },
          text: { primary: '#111111' },
        },
      },
      dark: { palette: { divider: '#333333' } },
    },
    typography: { fontFamily: 'Georgia, serif', fontSize: 13.13 },
    shape: { borderRadius: 8 },
    components: { MuiButton: { defaultProps: { size: 'small' } } },
  });
  const options = joyAppOptions(read);
  expect(options).toMatchObject({
    cssVarPrefix: 'app',
    colorSchemes: {
      light: {
        palette: {
          primary: { 50: '#eef', 500: '#123456', solidBg: 'var(--joy-palette-primary-500)' },
          danger: { solidBg: '#aa0000', solidColor: '#fff' },
          neutral: { 500: '#000080' },
          text: { primary: '#111111', tertiary: '#777777' },
        },
        shadowOpacity: '0.2',
      },
    },
    fontSize: { md: '0.9375rem' },
    radius: { sm: '4px', md: '12px' },
    components: { JoyButton: { defaultProps: { size: 'sm', variant: 'soft' } } },
  });
  // Nothing that the text doesn't have.
  expect(Object.keys((options.fontSize ?? {}) as object)).toEqual(['md']);
  expect(() => extendTheme(JSON.parse(JSON.stringify(options)) as object)).not.toThrow();
  const again = await readTheme(printTheme(read, 'ts', 'joy'), 'joy');
  expect([again.theme, again.kept, again.skipped]).toEqual([read.theme, read.kept, []]);
});

it.each([
  ['colors', '{ colorSchemes: { light: { palette: { danger: { 500: "#a00" } } } } }'],
  ['surfaces', '{ colorSchemes: { dark: { palette: { background: { surface: "#000" } } } } }'],
  [
    'variants of colors',
    '{ colorSchemes: { light: { palette: { primary: { solidBg: "#a00" } } } } }',
  ],
  ['fonts', '{ fontFamily: { body: "Georgia" } }'],
  ['radii', '{ radius: { md: "4px" } }'],
  ['components', '{ components: { JoyChip: { defaultProps: { size: "lg" } } } }'],
])('recognizes it without an import, by its %s', async (_case, options) => {
  expect(await readTheme(`extendTheme(${options})`)).toMatchObject({ library: 'joy', skipped: [] });
  expect(await readTheme(options)).toMatchObject({ library: 'joy', skipped: [] });
});

it('lists shades that the library refuses', async () => {
  const { skipped } = await readTheme(
    "import { extendTheme } from '@mui/joy';\nextendTheme({ colorSchemes: { light: { palette: { primary: { 500: 'var(--brand)' } } } } });",
  );
  expect(skipped).toMatchObject([
    { path: 'colorSchemes.light.palette.primary.500', place: { line: 2 } },
  ]);
});

it('keeps the theme of each library if the text has both', async () => {
  const code = `import { createTheme } from '@mui/material/styles';
    import { extendTheme as extendJoyTheme } from '@mui/joy/styles';
    export const muiTheme = createTheme({ palette: { primary: { main: '#111111' } }, zIndex: { modal: 9 } });
    export const joyTheme = extendJoyTheme({ colorSchemes: { light: { palette: { primary: { 500: '#222222' } } } } });
    export default { ...muiTheme, ...joyTheme };`;
  const material = await readTheme(code, 'material');
  expect(material.theme).toEqual({
    colorSchemes: { light: { palette: { primary: { main: '#111111' } } } },
  });
  expect(printTheme(material, 'ts', 'material')).toContain('zIndex: { modal: 9 }');
  expect(printTheme(material, 'ts', 'joy')).toContain("primary: { '500': '#222222' }");
  const joy = await readTheme(code, 'joy');
  expect(joy.theme).toEqual({
    colorSchemes: { light: { palette: { primary: { main: '#222222' } } } },
  });
  expect(printTheme(joy, 'ts', 'material')).toContain("main: '#111111'");
  expect([material.skipped, joy.skipped]).toEqual([[], []]);
});
