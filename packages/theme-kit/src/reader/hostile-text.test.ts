import { readTheme } from '.';

const LONG = 'x'.repeat(40_000);

/** A theme with a constant that is doubled eleven times. */
function doubled(first: string, double: (name: string) => string): string {
  const constants = Array.from({ length: 11 }, (_a, i) => `const a${i + 1} = ${double(`a${i}`)};`);
  return `const a0 = ${first};${constants.join('')}createTheme({ typography: a11 });`;
}

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
    `import * as all from '@mui/material/colors';createTheme({ ${Array.from({ length: 2000 }, (_a, i) => `a${i}: all`).join()} });`,
    'more than 20000 values',
  ],
  ['a doubled string', doubled(`'${LONG}'`, (name) => `${name} + ${name}`), 'is too long'],
  [
    'a doubled template',
    doubled(`'${LONG}'`, (name) => `\`\${${name}}\${${name}}\``),
    'is too long',
  ],
  ['a doubled list', doubled(`'${LONG}'`, (name) => `[${name}, ${name}].join('')`), 'is too long'],
  ['a repeated text', doubled(`'${LONG}'`, (name) => `${name}.repeat(9)`), 'is too long'],
  ['a long separator', `{ spacing: [${"'',".repeat(5000)}].join('${LONG}') }`, 'is too long'],
  ['an endless loop', 'while (true) {} createTheme({})', 'too many steps'],
  ['a loop that counts', 'for (let i = 0; i < 1e9; i++) {} createTheme({})', 'too many steps'],
  [
    'functions that call each other twice',
    'const f = (n) => n > 0 ? f(n - 1) + f(n - 1) : 1; createTheme({ spacing: f(60) })',
    'too many steps',
  ],
  ['a long list', 'createTheme({ shadows: Array(1e9).fill(0) })', 'more than 20000 values'],
  [
    'many themes',
    'let t = createTheme({}); for (let i = 0; i < 2000; i++) { t.spacing = i; t.shape.borderRadius = t.spacing(1); }',
    'too many steps',
  ],
])('is refused if it has %s', async (_case, text, message) => {
  await expect(readTheme(text)).rejects.toThrow(message);
});

it.each([
  ['a function that calls itself', 'const f = (n) => f(n + 1); createTheme({ spacing: f(0) })'],
  ['an object that contains itself', 'const a = {}; a.a = a; createTheme({ spacing: a })'],
])('reads %s without an overflow', async (_case, text) => {
  const failure = await readTheme(text).catch((error: unknown) => error as Error);
  expect(String(failure instanceof Error ? failure.message : failure.skipped[0]!.reason)).toMatch(
    /nested too deeply|more than 20000 values|too many steps/,
  );
});

it('reads long sums without an overflow', async () => {
  const sum = Array.from({ length: 2000 }, () => "'a'").join(' + ');
  const { theme, skipped } = await readTheme(`{ spacing: 8, typography: { fontFamily: ${sum} } }`);
  expect(theme.spacing).toBe(8);
  expect(skipped).toHaveLength(1);
});

it('pollutes no prototype', async () => {
  const { theme, kept, skipped } = await readTheme(`{
    __proto__: { polluted: true },
    constructor: { prototype: { polluted: true } },
    ...{ '__proto__': { polluted: true } },
    typography: { ['__proto__']: { polluted: true }, prototype: {} },
    ...JSON.parse('{"__proto__":{"polluted":true}}'),
    spacing: 8,
  }`);
  expect([theme, kept]).toEqual([{ spacing: 8 }, { scheme: 'light' }]);
  expect(Object.getPrototypeOf(theme)).toBe(Object.prototype);
  expect(skipped.map(({ place }) => place.line)).toEqual([2, 3, 4, 5, 5, 6]);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

it.each([
  ['the constructor of functions', "createTheme({ spacing: (() => 0).constructor('return 1')() })"],
  [
    'the constructor of texts',
    "createTheme({ spacing: ''.constructor.constructor('return 1')() })",
  ],
  [
    'the constructor of a theme',
    "const t = createTheme(); createTheme({ spacing: t.spacing.constructor('return 1')() })",
  ],
  ['eval', "createTheme({ spacing: eval('1') })"],
  ['Function', "createTheme({ spacing: Function('return 1')() })"],
  ['import()', "createTheme({ spacing: import('https://evil.example') })"],
])('never runs %s', async (_case, text) => {
  const { theme, kept, skipped } = await readTheme(text);
  expect([theme, kept]).toEqual([{}, { scheme: 'light' }]);
  expect(skipped).toHaveLength(1);
});

it.each([
  "typography: { fontFamily: 'url(//evil.example)' }",
  "palette: { divider: 'url(https://evil.example/a.svg)' }",
  "palette: { divider: 'red;}*{display:none' }",
  "typography: { h1: { fontSize: 'calc(1rem * 1000)' } }",
  'components: { MuiButton: { defaultProps: { href: "javascript:alert(1)" } } }',
  'spacing: -8',
])('shows nothing of %s, and only exports it', async (field) => {
  const { theme, kept } = await readTheme(`{ shape: { borderRadius: 1 }, ${field} }`);
  expect(theme).toEqual({ shape: { borderRadius: 1 } });
  expect(kept.material).toBeDefined();
});
