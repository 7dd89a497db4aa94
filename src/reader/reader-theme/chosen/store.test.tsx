/** @jest-environment ./test/unit/jsdom-environment.ts */
import * as React from 'react';
import { act, cleanup, render, screen } from '@testing-library/react';
import type * as Store from './store';

const THEME = { spacing: 6 };
const STYLES_KEY = 'docs-theme-styles';
const themeJson = () => localStorage.getItem('docs-theme');
let store: typeof Store;

function Probe() {
  const { active, exists, refusal } = store.useReaderTheme();
  return <p>{JSON.stringify({ spacing: active?.material.spacing ?? null, exists, refusal })}</p>;
}

const shown = () => JSON.parse(screen.getByText(/spacing/).textContent) as unknown;
const applied = () => document.getElementById(STYLES_KEY)?.textContent ?? null;

/** The module keeps its state, so each test gets a fresh one, like each page. */
async function openPage() {
  cleanup();
  jest.resetModules();
  jest.doMock('react', () => React);
  store = await import('./store');
  render(<Probe />);
}

async function changeInOtherTab(change: () => void) {
  await act(async () => {
    change();
    window.dispatchEvent(new StorageEvent('storage', { key: STYLES_KEY }));
    await store.readerThemeLoaded();
  });
}

afterEach(() => {
  localStorage.clear();
  document.head.replaceChildren();
  jest.restoreAllMocks();
});

it('has no theme, and waits for nothing', async () => {
  await openPage();
  expect(shown()).toEqual({ spacing: null, exists: false, refusal: null });
  expect(store.readerThemeLoaded()).toBeNull();
  act(() => store.switchReaderTheme(true));
  expect(shown()).toEqual({ spacing: null, exists: false, refusal: null });
});

it('saves a theme, which later pages load', async () => {
  await openPage();
  await act(() => store.saveReaderTheme(THEME));
  expect(shown()).toEqual({ spacing: 6, exists: true, refusal: null });
  const styles = applied();
  expect(styles).toContain('--mui-spacing:6px;');
  document.head.replaceChildren();
  await openPage();
  await act(async () => store.readerThemeLoaded());
  expect(screen.getAllByText(/"spacing":6/)).toHaveLength(1);
  expect(applied()).toBe(styles);
});

it.each(['Größe, serif', `"O'Neil", serif`])('applies the font %s at once', async (fontFamily) => {
  await openPage();
  await act(() => store.saveReaderTheme({ typography: { fontFamily } }));
  expect(applied()).toContain(`--joy-fontFamily-body:${fontFamily};`);
});

it('changes nothing for a theme that it refuses', async () => {
  await openPage();
  await act(() => store.saveReaderTheme(THEME));
  const before = applied();
  const broken = { typography: { fontFamily: "O'Neil, serif" } };
  await expect(act(() => store.saveReaderTheme(broken))).rejects.toThrow(
    'Write `"O\'Neil", serif` instead.',
  );
  expect(applied()).toBe(before);
  expect(themeJson()).toBe(JSON.stringify(THEME));
  expect(shown()).toEqual({ spacing: 6, exists: true, refusal: null });
});

it('is switched off and on, and removed', async () => {
  await openPage();
  await act(() => store.saveReaderTheme(THEME));
  act(() => store.switchReaderTheme(false));
  expect(shown()).toEqual({ spacing: null, exists: true, refusal: null });
  expect(applied()).toBeNull();
  await act(async () => {
    store.switchReaderTheme(true);
    await store.readerThemeLoaded();
  });
  expect(shown()).toEqual({ spacing: 6, exists: true, refusal: null });
  expect(applied()).not.toBeNull();
  act(store.removeReaderTheme);
  expect(shown()).toEqual({ spacing: null, exists: false, refusal: null });
  expect(themeJson()).toBeNull();
});

it('follows other tabs', async () => {
  await openPage();
  await act(() => store.saveReaderTheme(THEME));
  const stored = { ...localStorage };
  await changeInOtherTab(() => localStorage.clear());
  expect(shown()).toEqual({ spacing: null, exists: false, refusal: null });
  await changeInOtherTab(() => Object.assign(localStorage, stored));
  expect(shown()).toEqual({ spacing: 6, exists: true, refusal: null });
});

it.each([
  ['a theme that is not valid', { 'docs-theme': '{"spacing":"url(x)"}' }, 'must be a number'],
  ['a missing theme', { 'docs-theme': '' }, "isn't valid JSON"],
  ['hostile styles', { [STYLES_KEY]: 'on\n--mui-a:1;}body{}\n' }, 'more than the values'],
])('refuses %s, keeps it, and says why', async (_what, broken, reason) => {
  await openPage();
  await act(() => store.saveReaderTheme(THEME));
  const error = jest.spyOn(console, 'error').mockImplementation();
  Object.assign(localStorage, broken);
  document.head.replaceChildren();
  await openPage();
  await act(async () => store.readerThemeLoaded());
  expect(shown()).toEqual({
    spacing: null,
    exists: true,
    refusal: expect.stringContaining(reason) as unknown,
  });
  expect(applied()).toBeNull();
  expect(error).toHaveBeenCalledWith(expect.stringContaining('Your theme was refused'));
  expect(localStorage).toMatchObject(broken);
});

it('holds a theme that it receives, without storing it', async () => {
  await openPage();
  const styles = { light: '--mui-spacing:6px;', dark: '--mui-spacing:6px;' };
  act(() => store.holdReaderTheme({ material: THEME, joy: {} as never, styles }));
  expect(shown()).toEqual({ spacing: 6, exists: false, refusal: null });
  expect(applied()).toContain('--mui-spacing:6px;');
  expect(localStorage).toHaveLength(0);
  act(() => store.holdReaderTheme(null));
  expect(applied()).toBeNull();
});
