/** @jest-environment ./test/unit/jsdom-environment.ts */
import fc from '@site/test/unit/properties';
import { readStylesheet } from '@site/test/unit/read-css';
import { settingsInlineScript } from '@site/src/reader/settings/inline-script';
import { docsColors, themeStyles } from '@site/src/reader/settings/registry';
import { applyStored, applyStyles, formatStyles, parseStyles } from './scheme-styles';
import type { SchemeStyles } from './scheme-styles';

const SCRIPT = settingsInlineScript({ themeColors: { light: '#fff', dark: '#000' } });
const STYLES = {
  light: '--mui-palette-primary-main:#0a7;--mui-font-body:italic 400 1rem/1.5 "Inter",sans-serif;',
  dark: '--mui-palette-primary-main:rgba(0 170 119 / .5);--mui-spacing:calc(2 * 4px);',
};
const KEY = themeStyles.key;

// Compiled once for all cases.
const runScript = new Function(SCRIPT) as () => void;

/** Stores custom properties for demos. */
function store(styles: SchemeStyles, isOn = true) {
  themeStyles.set(formatStyles({ ...styles, isOn }));
}

const show = () => applyStored(KEY, themeStyles.get());
const applied = () => document.getElementById(KEY)?.textContent ?? null;

beforeAll(() => {
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
});

afterEach(() => {
  localStorage.clear();
  [themeStyles, docsColors].forEach(({ key }) => applyStyles(key, null));
});

it.each([themeStyles, docsColors])('applies $key before the first paint as later', (value) => {
  const { key } = value;
  value.set(formatStyles({ ...STYLES, isOn: true }));
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
  store(STYLES, false);
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
    store(styles);
    runScript();
    expect(applied()).toBeNull();
    expect(() => applyStyles(KEY, styles)).toThrow('more than the values of custom properties');
    expect(applied()).toBeNull();
  }
});

it('accepts letters of any script', () => {
  const styles = { light: `--mui-a:Größe, "O'Neil", ヒラギノ角ゴ;`, dark: '--mui-a:μ;' };
  store(styles);
  runScript();
  expect(applied()).toContain(styles.light);
});

it('checks the declarations of each scheme, not only both together', () => {
  const styles = { light: '--mui-a:"', dark: '";' };
  store(styles);
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
        store({ light, dark });
        runScript();
        const early = applied();
        applyStyles(KEY, null);
        try {
          applyStyles(KEY, parseStyles(themeStyles.get()));
        } catch {
          // Refused; nothing is applied.
        }
        expect(applied()).toBe(early);
        if (early !== null) {
          accepted += 1;
          const stored = parseStyles(themeStyles.get())!;
          const printed = readStylesheet(early).map(({ name, value }) => `${name}:${value};`);
          expect(printed.join('')).toBe(stored.light + stored.dark);
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
    show();
    expect(applied()).toBeNull();
  },
);

it.each([true, false])('formats custom properties, and parses them: on is %s', (isOn) => {
  const text = formatStyles({ ...STYLES, isOn });
  expect(text.split('\n')).toEqual([isOn ? 'on' : 'off', STYLES.light, STYLES.dark]);
  expect(parseStyles(text)).toEqual({ ...STYLES, isOn });
});

it('applies what is stored, and removes it when it is off or gone', () => {
  store(STYLES);
  show();
  expect(applied()).toContain(STYLES.dark);
  store(STYLES, false);
  show();
  expect(applied()).toBeNull();
  store(STYLES);
  show();
  themeStyles.reset();
  show();
  expect(applied()).toBeNull();
});

it('logs and removes stored styles that contain more than custom properties', () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  store(STYLES);
  show();
  store({ ...STYLES, dark: 'color:red}*{--mui-a:1px;' });
  show();
  expect(applied()).toBeNull();
  expect(log).toHaveBeenCalledTimes(1);
  log.mockRestore();
});
