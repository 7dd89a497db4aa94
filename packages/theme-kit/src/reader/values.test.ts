import { printTheme } from '../printer';
import { readTheme } from '.';

/** A theme in the light scheme with a palette. */
const palette = (colors: string) => `createTheme({ palette: ${colors} })`;

describe('colors', () => {
  it.each([
    ["'red'", '#ff0000'],
    ["'rgb(255 181 104)'", 'rgb(255, 181, 104)'],
    ["'rgb(255 181 104 / 50%)'", 'rgba(255, 181, 104, 0.5)'],
    ["'transparent'", 'rgba(0, 0, 0, 0)'],
    ["' #FFF '", '#FFF'],
    ["'RGB(1,2,3)'", 'rgb(1, 2, 3)'],
    ["'hsl(-30 50% 50%)'", 'hsl(330, 50%, 50%)'],
  ])(
    'writes %s as %s where the library computes shades of it, with a note',
    async (color, instead) => {
      const { theme, kept, notes, skipped } = await readTheme(
        palette(`{ primary: { main: ${color} } }`),
      );
      expect(theme.colorSchemes!.light!.palette!.primary).toEqual({ main: instead });
      expect([kept, skipped]).toEqual([{ scheme: 'light' }, []]);
      expect(notes).toEqual([
        {
          place: { file: null, line: 1, column: 37 },
          text: expect.stringContaining(`\`${instead}\``) as unknown,
        },
      ]);
    },
  );

  it.each([
    [
      'a complete color',
      "{ error: { main: 'red', light: 'pink', dark: 'maroon', contrastText: 'white' } }",
    ],
    ['a divider', "{ divider: 'red' }"],
    ['a background', "{ background: { paper: 'transparent', default: 'var(--page)' } }"],
    ['text', "{ text: { primary: 'rgb(1 2 3)' } }"],
    ['shades', "{ info: { main: '#123456', light: 'red' } }"],
    ['opacity', "{ info: { main: '#12345680' } }"],
    ['a color of its own', "{ brand: { main: 'red' } }"],
  ])('keeps %s that the library takes', async (_case, colors) => {
    const read = await readTheme(palette(colors));
    expect([read.skipped, read.notes]).toEqual([[], []]);
    const printed = printTheme(read, 'js', 'material')
      .replace(/\s+/g, ' ')
      .replaceAll(/,(?= [}])/g, '');
    for (const [value] of colors.matchAll(/'[^']*'/g)) {
      expect(printed).toContain(value);
    }
  });

  it.each([
    ["'#12345680'", '18, 52, 86'],
    ["'hsl(0, 100%, 50%)'", '255, 0, 0'],
    ["'rgb(1, 2, 3)'", '1, 2, 3'],
  ])('knows the channels of %s by chroma-js', async (color, channels) => {
    const { theme, skipped } = await readTheme(
      `import chroma from 'chroma-js';
      const rgba = (color) => \`rgba(\${chroma(color).rgb().join(', ')}, 0.2)\`;
      ${palette(`{ divider: rgba(${color}) }`)}`,
    );
    expect(skipped).toEqual([]);
    expect(theme.colorSchemes!.light!.palette!.divider).toBe(`rgba(${channels}, 0.2)`);
  });

  it('converts colors of which CSS variables have channels', async () => {
    const { notes, kept } = await readTheme(
      `createTheme({ cssVariables: true, palette: { divider: 'red', text: { primary: 'var(--text)' } } })`,
    );
    expect(notes).toHaveLength(1);
    expect(JSON.stringify(kept)).toContain('var(--text)');
    expect(JSON.stringify(kept)).not.toContain('"red"');
  });

  it('makes a color of a text', async () => {
    const { theme, notes } = await readTheme(palette("{ primary: '#123456' }"));
    expect(theme.colorSchemes!.light!.palette).toEqual({ primary: { main: '#123456' } });
    expect(notes[0]!.text).toBe("A color needs a `main` color: `primary: { main: '#123456' }`.");
  });

  it('shows what colors look like that are kept', async () => {
    const { theme } = await readTheme(
      palette(
        "{ divider: '#ff000080', text: { primary: 'navy' }, background: { default: 'var(--page)' } }",
      ),
    );
    expect(theme.colorSchemes!.light!.palette).toEqual({
      divider: 'rgba(255, 0, 0, 0.5)',
      text: { primary: '#000080' },
    });
  });
});

it.each([
  ["typography: { fontFamily: 'var(--font-roboto), sans-serif' }", {}],
  [
    "typography: { h1: { fontSize: 40, fontWeight: 'bold', lineHeight: 1.2 } }",
    { typography: { h1: { fontSize: '2.5rem', fontWeight: 700 } } },
  ],
  ["typography: { h1: { fontSize: 'clamp(2rem, 5vw, 3rem)' } }", {}],
  ["shape: { borderRadius: '8px' }", { shape: { borderRadius: 8 } }],
  ['shape: { borderRadius: 40 }', {}],
  ["spacing: '0.5rem'", { spacing: 8 }],
  ['spacing: [0, 4, 8]', {}],
  ['spacing: (factor) => factor * 8', {}],
  ['shadows: Array(25).fill("none")', {}],
  ["typography: { button: { textTransform: 'inherit' }, body1: { fontSize: 15 } }", {}],
  [
    "components: { MuiButton: { defaultProps: { variant: 'dashed' }, variants: [{ props: { variant: 'dashed' }, style: { margin: 1 } }] } }",
    {},
  ],
])('keeps %s as it is, and shows what it looks like', async (option, shown) => {
  const read = await readTheme(`createTheme({ ${option} })`);
  expect(read.skipped).toEqual([]);
  expect(read.theme).toEqual(shown);
  const printed = printTheme(read, 'js', 'material');
  const values = [...option.matchAll(/'[^']+'|\b\d[\d.]*\b/g)].map(([value]) => value);
  values.filter((value) => value !== '25').forEach((value) => expect(printed).toContain(value));
  expect(read.keptParts.length).toBeGreaterThan(0);
});

it('never advises another value and no value at once', async () => {
  const { skipped, notes } = await readTheme(`createTheme({
    typography: { body1: { fontSize: '16px' }, fontSize: '1rem', h7: { fontSize: 16 } },
    fontSize: '16px', borderRadius: 8, palette: { fontWeight: 'bold' },
  })`);
  const texts = [...skipped.map(({ reason }) => reason), ...notes.map(({ text }) => text)];
  expect(texts.filter((text) => /isn't supported/.test(text) && /instead/.test(text))).toEqual([]);
});

describe('fonts of Next.js', () => {
  const CODE = `import { Open_Sans } from 'next/font/google';
    import { createTheme } from '@mui/material/styles';
    const openSans = Open_Sans({ weight: ['400', '700'], subsets: ['latin'], display: 'swap' });
    export default createTheme({ typography: { fontFamily: \`\${openSans.style.fontFamily}, sans-serif\` } });`;

  it('stay constants of the module, and are shown by their names', async () => {
    const read = await readTheme(CODE);
    expect(read.skipped).toEqual([]);
    expect(read.theme).toEqual({ typography: { fontFamily: '"Open Sans", sans-serif' } });
    const printed = printTheme(read, 'ts', 'material');
    expect(printed).toContain("import { Open_Sans } from 'next/font/google';");
    expect(printed).toContain(
      "const openSans = Open_Sans({ weight: ['400', '700'], subsets: ['latin'], display: 'swap' });",
    );
    expect(printed).toContain('fontFamily: `${openSans.style.fontFamily}, sans-serif`');
  });
});

describe('functions', () => {
  const printed = async (code: string) => {
    const read = await readTheme(code);
    expect(read.skipped).toEqual([]);
    return printTheme(read, 'ts', 'material');
  };

  it('are printed with the values and functions that they use, without types', async () => {
    const text = await printed(`
      import { alpha as fade, type Theme } from '@mui/material/styles';
      const gap = 4; const brand = { dark: { main: '#123' } }; const ring = (color: string) => ({ outline: color });
      export default createTheme({ components: { MuiTab: { styleOverrides: {
        root: ({ theme, ownerState }: { theme: Theme; ownerState: any }) => ({
          ...ring(brand.dark.main),
          margin: gap * 2,
          gap,
          color: fade(theme.palette.primary.main!, 0.5) as string,
          ...(ownerState.selected && ring(theme.palette.divider)),
        }),
        wrapped({ theme }) { const size = theme.spacing(gap); return { size }; },
      } } } });`);
    expect(text).toContain("import { createTheme, alpha } from '@mui/material/styles';");
    expect(text).toContain('({ theme, ownerState }) => ({');
    expect(text).toContain("...({ outline: '#123' }),");
    expect(text).toContain('margin: 8,');
    expect(text).toContain('gap: 4,');
    expect(text).toContain('color: alpha(theme.palette.primary.main, 0.5),');
    expect(text).toContain(
      '...(ownerState.selected && ((color) => ({ outline: color }))(theme.palette.divider)),',
    );
    expect(text).toContain(
      'wrapped: function ({ theme }) { const size = theme.spacing(4); return { size }; }',
    );
  });

  it('are called where the text passes them a theme', async () => {
    const text = await printed(`
      const overrides = (theme) => ({ MuiCard: { styleOverrides: { root: { borderColor: theme.palette.divider } } } });
      const theme = createTheme({ palette: { divider: '#abc' } });
      theme.components = overrides(theme);
      export default theme;`);
    expect(text).toContain("borderColor: '#abc'");
  });

  it('use classes of components as the library names them', async () => {
    const text = await printed(`
      import { outlinedInputClasses } from '@mui/material/OutlinedInput';
      createTheme({ components: { MuiTextField: { styleOverrides: { root: {
        [\`&.\${outlinedInputClasses.focused} .\${outlinedInputClasses.notchedOutline}\`]: { margin: 1 } } } } } });`);
    expect(text).toContain('&.Mui-focused .MuiOutlinedInput-notchedOutline');
  });

  it('use classes of Joy UI’s components, which have the prefix of Material UI', async () => {
    const read = await readTheme(`
      import { extendTheme, sliderClasses } from '@mui/joy';
      extendTheme({ components: { JoySlider: { defaultProps: { sx: {
        [\`& .\${sliderClasses.markLabel}\`]: { margin: 1 } } } } } });`);
    expect(printTheme(read, 'ts', 'joy')).toContain('& .MuiSlider-markLabel');
  });
});

it('reads an object with options for each scheme', async () => {
  const { theme, skipped } = await readTheme(`
    const shared = { shape: { borderRadius: 2 } };
    export default {
      light: { ...shared, palette: { mode: 'light', divider: '#abc' } },
      dark: { ...shared, palette: { mode: 'dark', divider: '#123' } },
    };`);
  expect(skipped).toEqual([]);
  expect(theme).toEqual({
    colorSchemes: {
      light: { palette: { divider: '#abc' } },
      dark: { palette: { divider: '#123' } },
    },
    shape: { borderRadius: 2 },
  });
});

it('merges the schemes that extendTheme() leaves to the library', async () => {
  const code = `
    import { createTheme, extendTheme } from '@mui/material/styles';
    import merge from 'lodash/merge';
    const base = extendTheme({ colorSchemes: { dark: true, light: true } });
    const sepia = merge({}, base.colorSchemes.light, { palette: { divider: '#abc' } });
    export default createTheme({ colorSchemes: { light: true, sepia } });`;
  const { kept, skipped } = await readTheme(code);
  expect(skipped).toEqual([]);
  expect(kept.material).toMatchObject({
    colorSchemes: {
      sepia: { palette: { divider: '#abc', text: { primary: 'rgba(0, 0, 0, 0.87)' } } },
    },
  });
});

it('keeps components and other values of packages as imports', async () => {
  const read = await readTheme(`
    import Grow from '@mui/material/Grow';
    import { ptBR } from '@mui/material/locale';
    createTheme({ components: { ...ptBR.components, MuiMenu: { defaultProps: { TransitionComponent: Grow } } } });`);
  expect(read.skipped).toEqual([]);
  const printed = printTheme(read, 'ts', 'material');
  expect(printed).toContain("import { ptBR } from '@mui/material/locale';");
  expect(printed).toContain("import Grow from '@mui/material/Grow';");
  expect(printed).toContain('...ptBR.components,');
  expect(printed).toContain('TransitionComponent: Grow');
});
