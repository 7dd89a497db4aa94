import { MAX_THEME_LENGTH, findProblems, parseTheme, parseValidParts } from './schema';
import type { BasicTheme } from './types';

const COMPLETE: BasicTheme = {
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

describe('a list of fonts', () => {
  const textOf = (fontFamily: unknown) => findProblems({ typography: { fontFamily } })[0]?.text;

  it.each([
    `"O'Neil", 'a "b" c', serif`,
    'Größe, Ελληνικά μ, ヒラギノ角ゴ Pro W3, नोटो',
    '-apple-system,BlinkMacSystemFont , "Source Sans 3"',
    '"Inherit", inherited',
    'Source Serif, math, mathematica, monospace',
  ])('can be %s', (fontFamily) => {
    expect(textOf(fontFamily)).toBeUndefined();
  });

  it.each([
    ["O'Neil, serif", `"O'Neil", serif`],
    ['"Segoe UI, serif', '"Segoe UI", serif'],
    ["Gill Sans', serif", '"Gill Sans", serif'],
    ['Source Sans 3', '"Source Sans 3"'],
    ['Georgia,,serif,', 'Georgia, serif'],
    ['Georgia,\n  serif', 'Georgia, serif'],
    ['Noto\u00a0Sans', 'Noto Sans'],
    ['inherit', '"inherit"'],
    ['M+ 1p', '"M+ 1p"'],
    ['Georgia, Monospace Neue', 'Georgia, "Monospace Neue"'],
  ])('refuses %j and offers %s', (fontFamily, instead) => {
    expect(textOf(fontFamily)).toMatch(
      /^`typography.fontFamily` must be a list of font names, separated by commas, /,
    );
    expect(textOf(fontFamily)!.endsWith(` Write \`${instead}\` instead.`)).toBe(true);
    expect(textOf(instead)).toBeUndefined();
  });

  it.each([',,,', '",,,"', '"', "''", '', 'a\\b', 'a"b\'c', '\ud800', 'a;b', 'x/*'])(
    'refuses %j, which quotes would not make one',
    (fontFamily) => {
      expect(textOf(fontFamily)).toMatch(/; received ".*"\.$/);
    },
  );

  it('shows what cannot be seen, and the length of what is too long', () => {
    expect(textOf('Noto\u00a0Sans')).toContain(String.raw`received "Noto\u00a0Sans".`);
    expect(textOf('a\u200bb;')).toContain(String.raw`received "a\u200bb;".`);
    expect(textOf('a'.repeat(201))).toContain('with at most 200 characters; received "aaa');
    expect(textOf('a'.repeat(201))).toContain('…" (201 characters).');
  });
});

describe('a value that another one is meant by', () => {
  it.each([
    ['spacing', '8px', 8],
    ['spacing', '0.5rem', 8],
    ['spacing', '8', 8],
    ['spacing', '400px', null],
    ['spacing', Infinity, null],
    ['shape.borderRadius', '1e1px', null],
    ['typography.fontSize', '1rem', 16],
    ['typography.fontWeightBold', 'bold', 700],
    ['typography.fontWeightBold', 'constructor', null],
    ['typography.fontWeightBold', '5', null],
    ['typography.h1.fontSize', 40, '2.5rem'],
    ['typography.h1.fontSize', '2.123456rem', '2.1235rem'],
    ['typography.h1.fontSize', 4000, null],
    ['colorSchemes.light.palette.divider', '#ff000080', 'rgba(255, 0, 0, 0.5)'],
    ['colorSchemes.light.palette.divider', ' RGB(255,136,0)', 'rgb(255, 136, 0)'],
    ['colorSchemes.light.palette.divider', 'rgb(300, -1, 0)', 'rgb(255, 0, 0)'],
    ['colorSchemes.light.palette.divider', 'rgb(0 0 0 / 50%)', 'rgba(0, 0, 0, 0.5)'],
    ['colorSchemes.light.palette.divider', 'hsl(-30 50% 50%)', 'hsl(330, 50%, 50%)'],
    ['colorSchemes.light.palette.divider', 'color(srgb 1 0 0 / 0.5)', null],
    ['colorSchemes.light.palette.divider', 'color(rec-2020 1 0 0)', null],
    ['colorSchemes.light.palette.divider', 'rgb(1., 2, 3)', null],
    ['colorSchemes.light.palette.divider', 'red', null],
  ])('at %s, for %p, is %p', (path, value, instead) => {
    const theme = path.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), value);
    const [problem] = findProblems(theme);
    expect(problem!.instead).toBe(instead);
    expect(problem!.text.endsWith(instead === null ? '.' : ` Write \`${instead}\` instead.`)).toBe(
      true,
    );
    const received = typeof value === 'string' ? JSON.stringify(value) : String(value);
    expect(problem!.text).toContain(`; received ${received}.`);
  });
});

it('describes values that would be long or endless', () => {
  const circle: Record<string, unknown> = {};
  circle.self = circle;
  const values: [unknown, string][] = [
    [circle, 'an object'],
    [JSON.parse('['.repeat(9000) + ']'.repeat(9000)), 'a list'],
    [10n, '10'],
    [undefined, 'nothing'],
  ];
  for (const [spacing, text] of values) {
    expect(findProblems({ spacing })[0]?.text ?? 'received nothing.').toContain(
      `received ${text}.`,
    );
  }
  expect(findProblems({ ['x'.repeat(10_000)]: 1 })[0]!.text.length).toBeLessThan(200);
});

it('reads the valid parts of a theme, and says what it left out', () => {
  const { theme, problems } = parseValidParts(
    JSON.stringify({
      typography: { fontFamily: "O'Neil", fontSize: 15 },
      colorSchemes: { light: { palette: { primary: { main: 'red', dark: '#000' } } } },
      mixins: {},
      spacing: 6,
    }),
  );
  expect(theme).toEqual({
    typography: { fontSize: 15 },
    colorSchemes: { light: { palette: {} } },
    spacing: 6,
  });
  expect(problems.map(({ path }) => path.join('.')).sort()).toEqual([
    'colorSchemes.light.palette.primary.main',
    'mixins',
    'typography.fontFamily',
  ]);
  expect(parseValidParts('{"__proto__":{"spacing":9},"spacing":6}').theme).toEqual({ spacing: 6 });
});

it('leaves out a color without a main color, and nothing beside it', () => {
  const palette = { primary: { 500: '#abc', 700: '#def' }, divider: '#ccc' };
  const { theme } = parseValidParts(JSON.stringify({ colorSchemes: { light: { palette } } }));
  expect(theme).toEqual({ colorSchemes: { light: { palette: { divider: '#ccc' } } } });
});

it.each(['null', '[]', '3', '{"spacing":', `{"a":"${'a'.repeat(MAX_THEME_LENGTH)}"}`])(
  'reads no parts of %.20s',
  (json) => {
    expect(() => parseValidParts(json)).toThrow(/must be an object|valid JSON|are allowed/);
  },
);

it('leaves prototypes alone', () => {
  expect(() => parseTheme('{"__proto__":{"polluted":true}}')).toThrow();
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});
