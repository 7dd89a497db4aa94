import { findProblems } from 'mui-theme-kit/schema';
import type { BasicTheme } from 'mui-theme-kit/theme';
import { valueIn, withShade, withValue } from './edit-theme';

const THEME: BasicTheme = {
  colorSchemes: { dark: { palette: { primary: { main: '#fff', light: '#eee' } } } },
  spacing: 8,
};
const PRIMARY = ['colorSchemes', 'dark', 'palette', 'primary'];

it('reads and changes values without changing the theme', () => {
  const before = JSON.stringify(THEME);
  const changed = withValue(THEME, ['typography', 'h1', 'fontSize'], '2rem');
  expect(valueIn(changed, ['typography', 'h1', 'fontSize'])).toBe('2rem');
  expect(valueIn(THEME, ['typography', 'h1', 'fontSize'])).toBeUndefined();
  expect(JSON.stringify(THEME)).toBe(before);
});

it('leaves out parts without values', () => {
  const changed = withValue(THEME, ['shape', 'borderRadius'], 2);
  expect(withValue(changed, ['shape', 'borderRadius'], undefined)).toEqual(THEME);
  expect(withValue(THEME, PRIMARY, undefined)).toEqual({ spacing: 8 });
});

it('removes a color with its main color', () => {
  expect(withShade(THEME, 'dark', ['primary', 'main'], undefined, '#fff')).toEqual({ spacing: 8 });
});

it('adds the main color in use to a color that only has other shades', () => {
  const changed = withShade(THEME, 'light', ['error', 'contrastText'], '#000', '#d32f2f');
  expect(changed.colorSchemes?.light?.palette?.error).toEqual({
    main: '#d32f2f',
    contrastText: '#000',
  });
  expect(findProblems(changed)).toEqual([]);
});

it('removes a shade', () => {
  const changed = withShade(THEME, 'dark', ['primary', 'light'], undefined, '#fff');
  expect(valueIn(changed, PRIMARY)).toEqual({ main: '#fff' });
  expect(withShade({}, 'dark', ['info', 'dark'], undefined, '#fff')).toEqual({});
});
