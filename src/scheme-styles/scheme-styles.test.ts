/** @jest-environment ./src/testing/jsdom-environment.ts */
import fc from '@site/src/testing/properties';
import { readStylesheet } from '@site/src/testing/read-css';
import { settingsInlineScript } from '@site/src/settings/inline-script';
import { SCHEME_STYLES_KEYS } from './keys';
import { applyStyles, areStylesOn, readStyles, removeStyles, storeStyles } from './scheme-styles';

const SCRIPT = settingsInlineScript({ themeColors: { light: '#fff', dark: '#000' } });
const STYLES = {
  light: '--mui-palette-primary-main:#0a7;--mui-font-body:italic 400 1rem/1.5 "Inter",sans-serif;',
  dark: '--mui-palette-primary-main:rgba(0 170 119 / .5);--mui-spacing:calc(2 * 4px);',
};
const [KEY] = SCHEME_STYLES_KEYS;

// Compiled once for all cases.
const runScript = new Function(SCRIPT) as () => void;

const applied = () => document.getElementById(KEY)?.textContent ?? null;

beforeAll(() => {
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
});

afterEach(() => {
  localStorage.clear();
  SCHEME_STYLES_KEYS.forEach((key) => applyStyles(key, null));
});

it('stores styles, switched on or off, and removes them', () => {
  expect([areStylesOn(KEY), readStyles(KEY)]).toEqual([false, null]);
  storeStyles(KEY, STYLES, true);
  expect([areStylesOn(KEY), readStyles(KEY)]).toEqual([true, STYLES]);
  storeStyles(KEY, STYLES, false);
  expect([areStylesOn(KEY), readStyles(KEY)]).toEqual([false, STYLES]);
  removeStyles(KEY);
  expect(readStyles(KEY)).toBeNull();
});

it.each(SCHEME_STYLES_KEYS)('applies "%s" before the first paint as later', (key) => {
  storeStyles(key, STYLES, true);
  runScript();
  const early = document.getElementById(key)?.textContent;
  applyStyles(key, null);
  expect(document.getElementById(key)).toBeNull();
  applyStyles(key, STYLES);
  expect(document.getElementById(key)?.textContent).toBe(early);
  expect(early).toContain(STYLES.light);
  expect(early).toContain(STYLES.dark);
});

it('applies nothing if the styles are switched off or missing', () => {
  runScript();
  expect(applied()).toBeNull();
  storeStyles(KEY, STYLES, false);
  runScript();
  expect(applied()).toBeNull();
});

it.each([
  '--mui-a:1px;}body{display:none',
  '--mui-a:1px',
  'color:red;',
  '--other-a:1px;',
  '--mui-a:url(//example.com/x);',
  '--mui-a: URL(x);',
  '--mui-a:image-set("x" 1x);',
  '--mui-a:\\75rl(x);',
  '--mui-a:</style><script>;',
  '--mui-a:javascript:alert(1);',
  '@import "x";',
  `--mui-a:O'Neil;`,
  '--mui-a:"b;',
  '--mui-a:rgb(1;',
  '--mui-a:1);',
  '--mui-a:1/*;',
  '--mui-a:"a)";',
])('refuses %s', (hostile) => {
  for (const styles of [
    { light: hostile, dark: '' },
    { light: '', dark: hostile },
  ]) {
    storeStyles(KEY, styles, true);
    runScript();
    expect(applied()).toBeNull();
    expect(() => applyStyles(KEY, styles)).toThrow('more than the values of custom properties');
    expect(applied()).toBeNull();
  }
});

it('accepts letters of any script', () => {
  const styles = { light: `--mui-a:Größe, "O'Neil", ヒラギノ角ゴ;`, dark: '--mui-a:μ;' };
  storeStyles(KEY, styles, true);
  runScript();
  expect(applied()).toContain(styles.light);
});

it('checks the declarations of each scheme, not only both together', () => {
  const styles = { light: '--mui-a:"', dark: '";' };
  storeStyles(KEY, styles, true);
  runScript();
  expect(applied()).toBeNull();
  expect(() => applyStyles(KEY, styles)).toThrow();
});

describe('with any declarations', () => {
  const piece = fc.oneof(
    fc.constantFrom(...`"'();:{}<>/*\\!@ ,.#%+-_&é\t\n`),
    fc.constantFrom(
      '--mui-a:1px;',
      '--mui-font:400 1rem/1 "A b", \'c\';',
      '--joy-b:rgb(1 2 3 / .5);',
    ),
    fc.constantFrom(
      '--site-c:var(--mui-d, rgba(var(--mui-e), 1));',
      'url(',
      '/*',
      '*/',
      '</style>',
    ),
  );
  const declarations = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));

  it('applies the same before the first paint as later, and only what a CSS parser reads back', () => {
    let accepted = 0;
    fc.assert(
      fc.property(declarations, declarations, (light, dark) => {
        applyStyles(KEY, null);
        storeStyles(KEY, { light, dark }, true);
        runScript();
        const early = applied();
        applyStyles(KEY, null);
        try {
          applyStyles(KEY, readStyles(KEY));
        } catch {
          // Refused; nothing is applied.
        }
        expect(applied()).toBe(early);
        if (early !== null) {
          accepted += 1;
          const printed = readStylesheet(early).map(({ name, value }) => `${name}:${value};`);
          expect(printed.join('')).toBe(readStyles(KEY)!.light + readStyles(KEY)!.dark);
        }
      }),
      { numRuns: 1500 },
    );
    expect(accepted).toBeGreaterThan(20);
  });
});

it.each(['', 'on', 'on\n', 'on\n--mui-a:1px;', 'true\n\n', '{"light":""}'])(
  'ignores the stored value %j',
  (value) => {
    localStorage.setItem(KEY, value);
    runScript();
    expect(applied()).toBeNull();
    expect(areStylesOn(KEY)).toBe(false);
  },
);
