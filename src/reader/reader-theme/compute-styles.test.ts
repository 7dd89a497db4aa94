import { computeStyles } from './compute-styles';
import type { BasicTheme } from 'mui-theme-kit/theme';

function stylesOf(theme: BasicTheme) {
  const { light, dark } = computeStyles(theme);
  const parse = (declarations: string) =>
    Object.fromEntries(
      declarations
        .split(';')
        .filter(Boolean)
        .map((declaration) => declaration.split(/:(.*)/)),
    ) as Record<string, string>;
  return { light: parse(light), dark: parse(dark) };
}

it('declares nothing for the values of the default theme', () => {
  const none = { light: {}, dark: {} };
  expect(stylesOf({})).toEqual(none);
  expect(stylesOf({ spacing: 8, shape: { borderRadius: 4 } })).toEqual(none);
});

it('declares the properties of both libraries', () => {
  const { light } = stylesOf({
    colorSchemes: { light: { palette: { error: { main: '#b3261e' } } } },
    typography: { fontFamily: 'Georgia, serif' },
    shape: { borderRadius: 12 },
    spacing: 6,
  });
  expect(light).toMatchObject({
    '--mui-palette-error-main': '#b3261e',
    '--mui-palette-error-mainChannel': '179 38 30',
    '--mui-shape-borderRadius': '12px',
    '--mui-spacing': '6px',
    '--joy-palette-danger-solidBg': '#b3261e',
    '--joy-fontFamily-body': 'Georgia, serif',
    '--joy-radius-md': '16px',
    '--joy-spacing': '6px',
  });
  expect(light['--mui-font-body1']).toMatch(/ Georgia, serif$/);
});

it('declares the same properties for both schemes, so neither inherits from the other', () => {
  const { light, dark } = stylesOf({
    colorSchemes: { light: { palette: { primary: { main: '#00796b' } } } },
  });
  expect(Object.keys(dark)).toEqual(Object.keys(light));
  expect(light['--mui-palette-primary-main']).toBe('#00796b');
  // The library's own color.
  expect(dark['--mui-palette-primary-main']).toBe('#90caf9');
});
