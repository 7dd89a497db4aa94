/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { followDocsColors, resetDocsColors, storeDocsColors, useDocsColors } from './docs-colors';
import { resetSettings } from './store';
import { mockSystemMode } from '@site/src/testing/system-mode';

const KEY = 'docs-colors';
const COLORS = { primary: '#004d40', secondary: '#880e4f' };
const STYLES = { light: '--site-link:#004d40;', dark: '--site-link:#b2dfdb;' };

mockSystemMode();

const applied = () => document.getElementById(KEY)?.textContent ?? null;
const set = () => act(() => storeDocsColors(COLORS, STYLES));

/** Stores a value as another tab does. */
function storeElsewhere(value: string | null) {
  if (value === null) {
    localStorage.clear();
  } else {
    localStorage.setItem(KEY, value);
  }
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: value && KEY })));
}

afterEach(() => {
  jest.restoreAllMocks();
  act(resetDocsColors);
});

it.each([
  ['resetDocsColors', resetDocsColors],
  ['resetSettings', resetSettings],
])('applies and keeps colors until %s', (_, reset) => {
  const { result } = renderHook(useDocsColors);
  expect(result.current).toBeNull();
  set();
  expect(result.current).toEqual(COLORS);
  expect(applied()).toContain(STYLES.dark);
  expect(localStorage.getItem(KEY)).toMatch(/^on\n/);
  act(reset);
  expect(result.current).toBeNull();
  expect(applied()).toBeNull();
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('follows other tabs', () => {
  const stop = followDocsColors();
  const { result } = renderHook(useDocsColors);
  set();
  const stored = localStorage.getItem(KEY)!;
  storeElsewhere(null);
  expect([result.current, applied()]).toEqual([null, null]);
  storeElsewhere(stored);
  expect(result.current).toEqual(COLORS);
  expect(applied()).toContain(STYLES.light);
  stop();
  storeElsewhere(null);
  expect(applied()).toContain(STYLES.light);
});

it.each(['', 'on', 'on\nbroken\nbroken', 'off\n--site-link:red;\n--site-link:red;'])(
  'ignores the stored value %j',
  (value) => {
    const stop = followDocsColors();
    storeElsewhere(value);
    expect(applied()).toBeNull();
    stop();
  },
);

it('logs and drops stored styles that contain more than colors', () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const stop = followDocsColors();
  set();
  storeElsewhere(localStorage.getItem(KEY)!.replace('--site-link', 'color:red}*{--site-link'));
  expect(applied()).toBeNull();
  expect(log).toHaveBeenCalledTimes(1);
  stop();
});
