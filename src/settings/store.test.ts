/** @jest-environment ./src/testing/jsdom-environment.ts */
import { act, renderHook } from '@testing-library/react';
import * as React from 'react';
import { TextEncoder } from 'node:util';
import { mockSystemMode } from '@site/src/testing/system-mode';
import type { SystemMode } from '@site/src/testing/system-mode';
import type * as Store from './store';

const RIGHT_TO_LEFT = { type: 'CHANGE', payload: { direction: 'rtl' } } as const;

let store: typeof Store;
let system: SystemMode;

function blockStorage() {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
}

/** Reads, then subscribes, as React does. */
function listen() {
  store.getSettings();
  const listener = jest.fn();
  return { listener, stop: store.subscribeSettings(listener) };
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
      modeChoice: 'system',
      scheme: 'light',
      shortcuts: true,
    });
    expect(store.getSettings()).toEqual(store.DEFAULT_SETTINGS);
  });

  it('reads stored settings', () => {
    localStorage.setItem('mui-mode', 'dark');
    localStorage.setItem('docs-direction', 'rtl');
    localStorage.setItem('docs-density', 'compact');
    localStorage.setItem('docs-shortcuts', 'off');
    expect(store.getSettings()).toEqual({
      dense: true,
      direction: 'rtl',
      paletteMode: 'dark',
      modeChoice: 'dark',
      scheme: 'dark',
      shortcuts: false,
    });
  });

  it('follows the operating system while nothing is chosen', () => {
    system.prefer('dark');
    expect(store.getSettings()).toMatchObject({ modeChoice: 'system', paletteMode: 'dark' });
  });

  it('returns the defaults when storage is blocked', () => {
    localStorage.setItem('mui-mode', 'dark');
    blockStorage();
    expect(store.getSettings()).toEqual(store.DEFAULT_SETTINGS);
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
    expect(store.getSettings().scheme).toBe('light');
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
      modeChoice: 'dark',
      paletteMode: 'dark',
      scheme: 'dark',
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
    store.resetSettings();
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
    expect(store.getSettings()).toMatchObject({ modeChoice: 'system', paletteMode: 'dark' });
  });

  it("doesn't notify listeners when nothing changes", () => {
    store.setModeChoice('dark');
    const { listener } = listen();
    store.setModeChoice('dark');
    expect(listener).not.toHaveBeenCalled();
  });

  it('notifies listeners of a choice that results in the same mode', () => {
    const { listener } = listen();
    store.setModeChoice('light');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('applies until the page is closed when storage is blocked', () => {
    blockStorage();
    store.setModeChoice('dark');
    expect(store.getSettings()).toMatchObject({ modeChoice: 'dark', paletteMode: 'dark' });
  });

  it('uses the scheme of the chosen mode when storage is blocked', () => {
    blockStorage();
    store.setModeChoice('dark');
    expect(store.getSettings().scheme).toBe('dark');
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
    expect(store.getSettings()).toMatchObject({ modeChoice: 'dark', paletteMode: 'dark' });
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
    expect(store.getSettings()).toMatchObject({ modeChoice: 'dark', direction: 'rtl' });
  });
});

describe('setShortcuts', () => {
  it('stores the choice and notifies listeners', () => {
    const { listener } = listen();
    store.setShortcuts(false);
    expect(localStorage.getItem('docs-shortcuts')).toBe('off');
    expect(store.getSettings().shortcuts).toBe(false);
    store.setShortcuts(true);
    expect(store.getSettings().shortcuts).toBe(true);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('resetSettings', () => {
  function chooseAll() {
    store.setModeChoice('dark');
    store.dispatchThemeAction(RIGHT_TO_LEFT);
    store.dispatchThemeAction({ type: 'SET_DENSE', payload: true });
    store.setShortcuts(false);
  }

  it('removes every choice, but no other values', () => {
    localStorage.setItem('somebody-else', '1');
    localStorage.setItem('mui-color-scheme-dark', 'dark');
    chooseAll();
    const { listener } = listen();
    store.resetSettings();
    expect(store.getSettings()).toEqual(store.DEFAULT_SETTINGS);
    expect({ ...localStorage }).toEqual({ 'somebody-else': '1' });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('resets them when storage is blocked', () => {
    blockStorage();
    chooseAll();
    store.resetSettings();
    expect(store.getSettings()).toEqual(store.DEFAULT_SETTINGS);
  });
});

describe('changes from outside', () => {
  it.each([
    ['mui-mode', 'dark', { modeChoice: 'dark', paletteMode: 'dark' }],
    ['docs-direction', 'rtl', { direction: 'rtl' }],
    ['docs-density', 'compact', { dense: true }],
    ['docs-shortcuts', 'off', { shortcuts: false }],
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
    expect(store.getSettings()).toEqual(store.DEFAULT_SETTINGS);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('are ignored under other keys', () => {
    const { listener } = listen();
    localStorage.setItem('mui-mode', 'dark');
    storeInAnotherTab('somebody-else', '1');
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
    expect(store.getSettings()).toMatchObject({ modeChoice: 'system', paletteMode: 'dark' });
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
    expect(result.current).toEqual(store.DEFAULT_SETTINGS);
    act(() => store.setModeChoice('dark'));
    expect(result.current.paletteMode).toBe('dark');
  });

  it('renders the defaults on the server, regardless of the stored settings', async () => {
    localStorage.setItem('mui-mode', 'dark');
    Object.assign(globalThis, { TextEncoder });
    const { renderToString } = await import('react-dom/server');
    const Mode = () => store.useSettings().paletteMode;
    expect(renderToString(React.createElement(Mode))).toBe('light');
  });
});
