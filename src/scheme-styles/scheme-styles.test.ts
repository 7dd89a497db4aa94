/** @jest-environment ./src/testing/jsdom-environment.ts */
import { settingsInlineScript } from '@site/src/settings/inline-script';
import { SCHEME_STYLES_KEYS } from './keys';
import { applyStyles, areStylesOn, readStyles, removeStyles, storeStyles } from './scheme-styles';

const SCRIPT = settingsInlineScript({ themeColors: { light: '#fff', dark: '#000' } });
const STYLES = {
  light: '--mui-palette-primary-main:#0a7;--mui-font-body:italic 400 1rem/1.5 "Inter",sans-serif;',
  dark: '--mui-palette-primary-main:rgba(0 170 119 / .5);--mui-spacing:calc(2 * 4px);',
};
const [KEY] = SCHEME_STYLES_KEYS;

function runScript() {
  const script = document.createElement('script');
  script.textContent = SCRIPT;
  document.body.append(script);
  script.remove();
}

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

it.each(['', 'on', 'on\n', 'on\n--mui-a:1px;', 'true\n\n', '{"light":""}'])(
  'ignores the stored value %j',
  (value) => {
    localStorage.setItem(KEY, value);
    runScript();
    expect(applied()).toBeNull();
    expect(areStylesOn(KEY)).toBe(false);
  },
);
