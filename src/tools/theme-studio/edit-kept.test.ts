import { keptAfter } from './edit-kept';

const palette = <Color>(primary: Color) => ({ colorSchemes: { light: { palette: { primary } } } });

it('drops other forms of a value that was edited, and nothing else', () => {
  const kept = {
    scheme: 'light' as const,
    material: {
      shape: { borderRadius: '8px' },
      typography: { h1: { fontSize: 40, lineHeight: 1 } },
    },
  };
  const theme = { shape: { borderRadius: 8 }, typography: { h1: { fontSize: '2.5rem' } } };
  expect(keptAfter({ theme, kept }, { ...theme, shape: { borderRadius: 9 } })).toEqual({
    scheme: 'light',
    material: { typography: { h1: { fontSize: 40, lineHeight: 1 } } },
  });
  expect(keptAfter({ theme, kept }, { shape: theme.shape }).material).toEqual({
    shape: { borderRadius: '8px' },
    typography: { h1: { lineHeight: 1 } },
  });
  expect(keptAfter({ theme, kept: {} }, {})).toEqual({});
});

it('drops the shades of a hue with its main color', () => {
  const kept = { material: { ...palette({ 50: '#eee', 500: '#123456' }), zIndex: { modal: 9 } } };
  const app = { theme: palette({ main: '#123456' }), kept };
  expect(keptAfter(app, palette({ main: '#123456', light: '#234567' }))).toEqual(kept);
  expect(keptAfter(app, palette({ main: '#654321' }))).toEqual({
    material: { zIndex: { modal: 9 } },
  });
});

it("drops Joy UI's parts that an edited value leads to", () => {
  const joy = {
    colorSchemes: { light: { palette: { danger: { 500: '#a00' }, neutral: { 500: '#777' } } } },
    fontFamily: { body: 'a' },
    fontSize: { md: '1px' },
    radius: { md: '1px' },
    spacing: 3,
    components: { JoyInput: { defaultProps: { size: 'sm' } }, JoyCard: {} },
  };
  const theme = {
    colorSchemes: { light: { palette: { error: { main: '#aa0000' } } } },
    typography: { fontFamily: 'b', fontSize: 15 },
    shape: { borderRadius: 2 },
    spacing: 4,
    components: { MuiTextField: { defaultProps: { size: 'small' } } },
  };
  expect(keptAfter({ theme, kept: { joy } }, {})).toEqual({
    joy: {
      colorSchemes: { light: { palette: { neutral: { 500: '#777' } } } },
      components: { JoyCard: {} },
    },
  });
  expect(keptAfter({ theme, kept: { joy } }, theme)).toEqual({ joy });
});
