/** @jest-environment ./src/testing/jsdom-environment.ts */
import { act, renderHook } from '@testing-library/react';
import { refreshDocsColors, resetDocsColors, storeDocsColors, useDocsColors } from './docs-colors';

const KEY = 'docs-colors';
const COLORS = { primary: '#004d40', secondary: '#880e4f' };
const STYLES = { light: '--site-link:#004d40;', dark: '--site-link:#b2dfdb;' };

const applied = () => document.getElementById(KEY)?.textContent ?? null;
const set = () => act(() => storeDocsColors(COLORS, STYLES));

/** Stores a value as another tab does, and follows it. */
function storeElsewhere(value: string | null) {
  if (value === null) {
    localStorage.clear();
  } else {
    localStorage.setItem(KEY, value);
  }
  act(refreshDocsColors);
}

afterEach(() => {
  jest.restoreAllMocks();
  act(resetDocsColors);
});

it('applies and keeps colors until they are reset', () => {
  const { result } = renderHook(useDocsColors);
  expect(result.current).toBeNull();
  set();
  expect(result.current).toEqual(COLORS);
  expect(applied()).toContain(STYLES.dark);
  expect(localStorage.getItem(KEY)).toMatch(/^on\n/);
  act(resetDocsColors);
  expect(result.current).toBeNull();
  expect(applied()).toBeNull();
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('follows other tabs', () => {
  const { result } = renderHook(useDocsColors);
  set();
  const stored = localStorage.getItem(KEY)!;
  storeElsewhere(null);
  expect([result.current, applied()]).toEqual([null, null]);
  storeElsewhere(stored);
  expect(result.current).toEqual(COLORS);
  expect(applied()).toContain(STYLES.light);
});

it.each(['', 'on', 'on\nbroken\nbroken', 'off\n--site-link:red;\n--site-link:red;'])(
  'ignores the stored value %j',
  (value) => {
    storeElsewhere(value);
    expect(applied()).toBeNull();
  },
);

it('logs and drops stored styles that contain more than colors', () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  set();
  storeElsewhere(localStorage.getItem(KEY)!.replace('--site-link', 'color:red}*{--site-link'));
  expect(applied()).toBeNull();
  expect(log).toHaveBeenCalledTimes(1);
});
