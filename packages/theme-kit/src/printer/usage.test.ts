import type { AppTheme } from './types';
import { usageOf } from './usage';

const COLORS = { palette: { primary: { main: '#c2185b' } } };
const JOY_COLORS = { palette: { primary: { '500': '#c2185b' } } };

const MODE = 'set defaultMode="dark" to start with it.';

it.each<[string, AppTheme]>([
  [
    'a dark theme of Material UI',
    { theme: { colorSchemes: { dark: COLORS } }, kept: { scheme: 'dark' } },
  ],
  ['a dark theme without colors', { theme: {}, kept: { scheme: 'dark' } }],
  ['dark colors only', { theme: { colorSchemes: { dark: COLORS } }, kept: {} }],
  [
    'dark colors of Joy UI only',
    { theme: {}, kept: { joy: { colorSchemes: { dark: JOY_COLORS } } } },
  ],
])('names the default mode of Joy UI for %s', (_, app) => {
  expect(usageOf(app, 'joy')).toMatch(
    /^Save it as a module and pass the theme to CssVarsProvider\. /,
  );
  expect(usageOf(app, 'joy')).toContain(MODE);
  expect(usageOf(app, 'material')).toBe('Save it as a module and pass the theme to ThemeProvider.');
});

it.each<[string, AppTheme]>([
  ['no colors', { theme: {}, kept: {} }],
  ['both schemes', { theme: { colorSchemes: { light: COLORS, dark: COLORS } }, kept: {} }],
  ['a light theme', { theme: { colorSchemes: { light: COLORS } }, kept: { scheme: 'light' } }],
  [
    'light colors of Joy UI',
    {
      theme: { colorSchemes: { dark: COLORS } },
      kept: { joy: { colorSchemes: { light: JOY_COLORS } } },
    },
  ],
])('names no mode for %s', (_, app) => {
  expect(usageOf(app, 'joy')).toBe('Save it as a module and pass the theme to CssVarsProvider.');
});
