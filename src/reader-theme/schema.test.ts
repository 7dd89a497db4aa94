import { MAX_THEME_LENGTH, findProblems, parseTheme } from './schema';
import type { ReaderTheme } from './types';

const COMPLETE: ReaderTheme = {
  colorSchemes: {
    light: {
      palette: {
        primary: { main: '#00796b', contrastText: '#fff' },
        background: { default: '#fafafa', paper: 'rgb(255, 255, 255)' },
        text: { primary: 'rgba(0, 0, 0, 0.87)' },
        divider: 'hsl(0, 0%, 90%)',
      },
    },
    dark: { palette: { secondary: { main: '#f8a' } } },
  },
  typography: {
    fontFamily: `"Segoe UI", Georgia, serif`,
    fontSize: 15,
    fontWeightBold: 800,
    h1: { fontSize: '2.5rem', fontWeight: 600 },
    button: { textTransform: 'none' },
  },
  shape: { borderRadius: 12 },
  spacing: 6,
  components: { MuiButton: { defaultProps: { variant: 'contained', disableElevation: true } } },
};

it('accepts a complete theme and an empty one', () => {
  expect(parseTheme(JSON.stringify(COMPLETE))).toEqual(COMPLETE);
  expect(parseTheme('{}')).toEqual({});
});

it.each<[json: string, message: string]>([
  ['', "The theme isn't valid JSON"],
  ['{"spacing":', "The theme isn't valid JSON"],
  ['null', '`The theme` must be an object; received null.'],
  ['[]', 'must be an object'],
  ['{"spacing":"8"}', '`spacing` must be a number from 2 to 16; received "8".'],
  ['{"spacing":1e9}', '`spacing` must be a number from 2 to 16; received 1000000000.'],
  ['{"shape":{"borderRadius":-1}}', '`shape.borderRadius` must be a number from 0 to 32'],
  ['{"mixins":{}}', "`mixins` isn't supported in a theme here."],
  ['{"__proto__":{"a":1}}', "`__proto__` isn't supported"],
  ['{"constructor":{"prototype":{}}}', "`constructor` isn't supported"],
  [
    '{"typography":{"fontFamily":"x}body{display:none"}}',
    '`typography.fontFamily` must be a list of font names, separated by commas',
  ],
  ['{"typography":{"fontFamily":"url(x)"}}', 'must be a list of font names'],
  ['{"typography":{"h1":{"fontSize":"400rem"}}}', 'must be a size in rem'],
  ['{"typography":{"button":{"textTransform":"full-width"}}}', 'must be none or uppercase'],
  ['{"components":{"MuiButton":{"defaultProps":{"href":"javascript:1"}}}}', "isn't supported"],
  ['{"components":{"MuiButton":{"styleOverrides":{}}}}', "isn't supported"],
  ['{"components":{"MuiBackdrop":{}}}', "`components.MuiBackdrop` isn't supported"],
])('refuses %s', (json, message) => {
  expect(() => parseTheme(json)).toThrow(message);
});

it.each([
  'url(https://example.com/x)',
  'javascript:alert(1)',
  'red',
  'var(--x)',
  '#fff;}body{display:none',
  'rgb(0,0,0)}*{color:red',
  '</style>',
  `rgb(${'0,'.repeat(5000)}0)`,
  '',
])('refuses %s as a color', (main) => {
  const theme = { colorSchemes: { light: { palette: { primary: { main } } } } };
  expect(() => parseTheme(JSON.stringify(theme))).toThrow(
    '`colorSchemes.light.palette.primary.main` must be a color',
  );
});

it('refuses a theme that is too long before reading it', () => {
  const json = `{"spacing":8${' '.repeat(MAX_THEME_LENGTH)}}`;
  expect(() => parseTheme(json)).toThrow(`at most ${MAX_THEME_LENGTH} are allowed`);
});

it('counts further problems, and lists all of them', () => {
  const theme = { spacing: 0, shape: { borderRadius: 99 }, extra: true };
  expect(() => parseTheme(JSON.stringify(theme))).toThrow('2 more problems were found.');
  expect(findProblems(theme).map(({ path }) => path.join('.'))).toEqual([
    'shape.borderRadius',
    'spacing',
    'extra',
  ]);
});

it('leaves prototypes alone', () => {
  expect(() => parseTheme('{"__proto__":{"polluted":true}}')).toThrow();
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});
