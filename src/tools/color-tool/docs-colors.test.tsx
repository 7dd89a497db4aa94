/** @jest-environment ./test/unit/jsdom-environment.ts */
import { act, renderHook } from '@testing-library/react';
import { docsColors } from '@site/src/reader/settings';
import { storeDocsColors, useDocsColors } from './docs-colors';

const KEY = 'docs-colors';
const COLORS = { primary: '#004d40', secondary: '#880e4f' };
const STYLES = { light: '--site-link:#004d40;', dark: '--site-link:#b2dfdb;' };

const set = () => act(() => storeDocsColors(COLORS, STYLES));

/** Stores a value as another tab does. */
function storeElsewhere(value: string | null) {
  if (value === null) {
    localStorage.clear();
  } else {
    localStorage.setItem(KEY, value);
  }
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })));
}

afterEach(() => act(docsColors.reset));

it('keeps colors with their custom properties until they are reset', () => {
  const { result } = renderHook(useDocsColors);
  expect(result.current).toBeNull();
  set();
  expect(result.current).toEqual(COLORS);
  expect(localStorage.getItem(KEY)).toMatch(/^on\n.*--site-link:#004d40;\n.*--site-link:#b2dfdb;$/);
  act(docsColors.reset);
  expect(result.current).toBeNull();
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('follows other tabs', () => {
  const { result } = renderHook(useDocsColors);
  set();
  const stored = localStorage.getItem(KEY)!;
  storeElsewhere(null);
  expect(result.current).toBeNull();
  storeElsewhere(stored);
  expect(result.current).toEqual(COLORS);
  storeElsewhere(stored.replace('on', 'off'));
  expect(result.current).toBeNull();
});

it.each(['', 'on', 'on\nbroken\nbroken', 'on\n--site-link:red;\n--site-link:red;'])(
  'ignores the stored value %j',
  (value) => {
    const { result } = renderHook(useDocsColors);
    storeElsewhere(value);
    expect(result.current).toBeNull();
  },
);
