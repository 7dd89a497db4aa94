/** @jest-environment ./test/unit/jsdom-environment.ts */
import { act, renderHook } from '@testing-library/react';
import * as React from 'react';
import { mockSystemMode } from '@site/test/unit/system-mode';
import type { SystemMode } from '@site/test/unit/system-mode';
import type * as Registry from './registry';
import type * as Reset from './reset';
import type * as Store from './store';
import { DEFAULT_THEME_STATE } from './theme-state';

const RIGHT_TO_LEFT = { type: 'CHANGE', payload: { direction: 'rtl' } } as const;

let store: typeof Store;
let registry: typeof Registry;
let reset: typeof Reset;
let system: SystemMode;

function blockStorage() {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
}

/** Reads, subscribes and compares, as React does. */
function listen() {
  const listener = jest.fn();
  let before = store.getSettings();
  const stop = store.subscribeSettings(() => {
    if (store.getSettings() !== before) {
      before = store.getSettings();
      listener();
    }
  });
  return { listener, stop };
}

/** Simulates another tab storing a value. */
function storeInAnotherTab(key: string, value: string) {
  localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
}

// The store keeps state, so each test imports a fresh copy, with this file's React.
beforeEach(async () => {
  jest.resetModules();
  jest.doMock('react', () => React);
  system = mockSystemMode();
  registry = await import('./registry');
  reset = await import('./reset');
  store = await import('./store');
});

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('getSettings', () => {
  it('returns the defaults for a new reader', () => {
    expect(store.getSettings()).toEqual({
      dense: false,
      direction: 'ltr',
      paletteMode: 'light',
    });
    expect(store.getSettings()).toEqual(DEFAULT_THEME_STATE);
  });

  it('reads stored settings', () => {
    localStorage.setItem('mui-mode', 'dark');
    localStorage.setItem('docs-direction', 'rtl');
    localStorage.setItem('docs-density', 'compact');
    expect(store.getSettings()).toEqual({
      dense: true,
      direction: 'rtl',
      paletteMode: 'dark',
    });
  });

  it.each([
    ['system', 'dark', 'dark'],
    ['system', 'light', 'light'],
    ['light', 'light', 'dark'],
    ['dark', 'dark', 'light'],
    [null, 'dark', 'dark'],
  ] as const)('shows the choice %s as %s if the system is %s', (stored, shown, preferred) => {
    if (stored !== null) {
      localStorage.setItem('mui-mode', stored);
    }
    system.prefer(preferred);
    expect(store.getSettings().paletteMode).toBe(shown);
  });

  it('returns the defaults when storage is blocked', () => {
    localStorage.setItem('mui-mode', 'dark');
    blockStorage();
    expect(store.getSettings()).toEqual(DEFAULT_THEME_STATE);
  });

  it('returns the same object until something changes', () => {
    const before = store.getSettings();
    expect(store.getSettings()).toBe(before);
    store.dispatchThemeAction(RIGHT_TO_LEFT);
    expect(store.getSettings()).not.toBe(before);
  });

  it('logs an unknown scheme', () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
    localStorage.setItem('mui-color-scheme-light', 'sepia');
    expect(store.getSettings().paletteMode).toBe('light');
    expect(consoleError).toHaveBeenCalledWith(
      expect.stringContaining('The color scheme "sepia" stored under mui-color-scheme-light'),
    );
  });
});

describe('setModeChoice', () => {
  it('stores the choice under mui-mode and notifies listeners', () => {
    const { listener } = listen();
    store.setModeChoice('dark');
    expect(localStorage.getItem('mui-mode')).toBe('dark');
    expect(store.getSettings()).toMatchObject({
      paletteMode: 'dark',
    });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('stores the color scheme of each chosen mode', () => {
    store.setModeChoice('dark');
    expect(localStorage.getItem('mui-color-scheme-dark')).toBe('dark');
    expect(localStorage.getItem('mui-color-scheme-light')).toBeNull();
    store.dispatchThemeAction({ type: 'CHANGE', payload: { paletteMode: 'light' } });
    expect(localStorage.getItem('mui-color-scheme-light')).toBe('light');
    store.setModeChoice('system');
    reset.resetSettings();
    expect(localStorage).toHaveLength(0);
  });

  it('replaces a stored scheme that does not exist', () => {
    localStorage.setItem('mui-color-scheme-dark', 'sepia');
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
    store.setModeChoice('dark');
    expect(localStorage.getItem('mui-color-scheme-dark')).toBe('dark');
    consoleError.mockRestore();
  });

  it("can return to the operating system's mode", () => {
    system.prefer('dark');
    store.setModeChoice('light');
    store.setModeChoice('system');
    expect(localStorage.getItem('mui-mode')).toBe('system');
    expect(store.getSettings()).toMatchObject({ paletteMode: 'dark' });
  });

  it("doesn't notify listeners when nothing changes", () => {
    store.setModeChoice('dark');
    const { listener } = listen();
    store.setModeChoice('dark');
    expect(listener).not.toHaveBeenCalled();
  });

  it('notifies listeners of a choice that results in the same mode', () => {
    store.getSettings();
    const listener = jest.fn();
    store.subscribeSettings(listener);
    store.setModeChoice('light');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(registry.mode.get()).toBe('light');
  });

  it('applies until the page is closed when storage is blocked', () => {
    blockStorage();
    store.setModeChoice('dark');
    expect(store.getSettings()).toMatchObject({ paletteMode: 'dark' });
  });
});

describe('dispatchThemeAction', () => {
  it('stores the direction and notifies listeners once', () => {
    const { listener } = listen();
    store.dispatchThemeAction(RIGHT_TO_LEFT);
    store.dispatchThemeAction(RIGHT_TO_LEFT);
    expect(localStorage.getItem('docs-direction')).toBe('rtl');
    expect(store.getSettings().direction).toBe('rtl');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('stores the density and notifies listeners once', () => {
    const { listener } = listen();
    store.dispatchThemeAction({ type: 'SET_DENSE', payload: true });
    store.dispatchThemeAction({ type: 'SET_DENSE', payload: true });
    expect(localStorage.getItem('docs-density')).toBe('compact');
    expect(store.getSettings().dense).toBe(true);
    expect(listener).toHaveBeenCalledTimes(1);
    store.dispatchThemeAction({ type: 'RESET_DENSITY' });
    expect(localStorage.getItem('docs-density')).toBe('comfortable');
    expect(store.getSettings().dense).toBe(false);
  });

  it('sets the mode', () => {
    store.dispatchThemeAction({ type: 'CHANGE', payload: { paletteMode: 'dark' } });
    expect(localStorage.getItem('mui-mode')).toBe('dark');
    expect(store.getSettings()).toMatchObject({ paletteMode: 'dark' });
  });

  it('stores nothing and keeps the object when nothing changes', () => {
    const before = store.getSettings();
    store.dispatchThemeAction({
      type: 'CHANGE',
      payload: { paletteMode: 'light', direction: 'ltr' },
    });
    store.dispatchThemeAction({ type: 'RESET_DENSITY' });
    expect(store.getSettings()).toBe(before);
    expect(localStorage).toHaveLength(0);
  });

  it('keeps the chosen mode when storage is blocked', () => {
    blockStorage();
    store.setModeChoice('dark');
    store.dispatchThemeAction(RIGHT_TO_LEFT);
    expect(store.getSettings()).toMatchObject({ paletteMode: 'dark', direction: 'rtl' });
  });
});

describe('resetSettings', () => {
  function chooseAll() {
    store.setModeChoice('dark');
    store.dispatchThemeAction(RIGHT_TO_LEFT);
    store.dispatchThemeAction({ type: 'SET_DENSE', payload: true });
  }

  it('removes every choice, but no other values, and re-renders once', () => {
    localStorage.setItem('somebody-else', '1');
    localStorage.setItem('mui-color-scheme-dark', 'dark');
    chooseAll();
    let renders = 0;
    const { result } = renderHook(() => {
      renders += 1;
      return store.useSettings();
    });
    act(reset.resetSettings);
    expect(result.current).toEqual(DEFAULT_THEME_STATE);
    expect({ ...localStorage }).toEqual({ 'somebody-else': '1' });
    expect(renders).toBe(2);
  });

  it('resets them when storage is blocked', () => {
    blockStorage();
    chooseAll();
    reset.resetSettings();
    expect(store.getSettings()).toEqual(DEFAULT_THEME_STATE);
  });
});

describe('changes from outside', () => {
  it.each([
    ['mui-mode', 'dark', { paletteMode: 'dark' }],
    ['docs-direction', 'rtl', { direction: 'rtl' }],
    ['docs-density', 'compact', { dense: true }],
  ])('follow another tab that stores %s', (key, value, expected) => {
    const { listener } = listen();
    storeInAnotherTab(key, value);
    expect(store.getSettings()).toMatchObject(expected);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('follow another tab that clears storage', () => {
    localStorage.setItem('mui-mode', 'dark');
    const { listener } = listen();
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(store.getSettings()).toEqual(DEFAULT_THEME_STATE);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('are ignored under other keys', () => {
    const { listener } = listen();
    storeInAnotherTab('somebody-else', '1');
    storeInAnotherTab('docs-sidebar', '1');
    expect(listener).not.toHaveBeenCalled();
  });

  it("don't notify listeners when nothing changes", () => {
    localStorage.setItem('mui-mode', 'dark');
    const { listener } = listen();
    storeInAnotherTab('mui-mode', 'dark');
    system.prefer('dark');
    expect(listener).not.toHaveBeenCalled();
  });

  it('follow the operating system', () => {
    const { listener } = listen();
    system.prefer('dark');
    expect(store.getSettings()).toMatchObject({ paletteMode: 'dark' });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('reach all current listeners', () => {
    const first = listen();
    const second = listen();
    first.stop();
    system.prefer('dark');
    expect(first.listener).not.toHaveBeenCalled();
    expect(second.listener).toHaveBeenCalledTimes(1);
    second.stop();
    storeInAnotherTab('mui-mode', 'light');
    expect(second.listener).toHaveBeenCalledTimes(1);
  });
});

describe('useSettings', () => {
  it('re-renders on each change', () => {
    const { result } = renderHook(store.useSettings);
    expect(result.current).toEqual(DEFAULT_THEME_STATE);
    act(() => store.setModeChoice('dark'));
    expect(result.current.paletteMode).toBe('dark');
  });

  it('renders the defaults on the server, regardless of the stored settings', async () => {
    localStorage.setItem('mui-mode', 'dark');
    const { renderToString } = await import('react-dom/server');
    const Mode = () => store.useSettings().paletteMode;
    expect(renderToString(React.createElement(Mode))).toBe('light');
  });
});
