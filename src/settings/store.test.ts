/** @jest-environment jsdom */
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

/** What a browser does in this tab when another one stores a value. */
function storeInAnotherTab(key: string, value: string) {
  localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
}

// The store keeps what it read: each test is a page of its own, with the React of this file.
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
  it('gives the defaults to a new reader', () => {
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

  it('reads what is stored', () => {
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

  it('gives the defaults where storage is blocked', () => {
    localStorage.setItem('mui-mode', 'dark');
    blockStorage();
    expect(store.getSettings()).toEqual(store.DEFAULT_SETTINGS);
  });

  it('gives the same object until something changes, as React asks of it', () => {
    const before = store.getSettings();
    expect(store.getSettings()).toBe(before);
    store.dispatchThemeAction(RIGHT_TO_LEFT);
    expect(store.getSettings()).not.toBe(before);
  });

  it('logs a scheme that the theme does not have', () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
    localStorage.setItem('mui-color-scheme-light', 'sepia');
    expect(store.getSettings().scheme).toBe('light');
    expect(consoleError).toHaveBeenCalledWith(
      expect.stringContaining('The color scheme "sepia" stored under mui-color-scheme-light'),
    );
  });
});

describe('setModeChoice', () => {
  it('stores the choice under mui-mode and tells the listeners', () => {
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

  it('goes back to the operating system', () => {
    system.prefer('dark');
    store.setModeChoice('light');
    store.setModeChoice('system');
    expect(localStorage.getItem('mui-mode')).toBe('system');
    expect(store.getSettings()).toMatchObject({ modeChoice: 'system', paletteMode: 'dark' });
  });

  it('notifies nobody when nothing changes', () => {
    store.setModeChoice('dark');
    const { listener } = listen();
    store.setModeChoice('dark');
    expect(listener).not.toHaveBeenCalled();
  });

  it('notifies of a choice that looks the same, since controls show it', () => {
    const { listener } = listen();
    store.setModeChoice('light');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('holds for this page where storage is blocked', () => {
    blockStorage();
    store.setModeChoice('dark');
    expect(store.getSettings()).toMatchObject({ modeChoice: 'dark', paletteMode: 'dark' });
  });

  it('shows the scheme of the chosen mode where storage is blocked', () => {
    blockStorage();
    store.setModeChoice('dark');
    expect(store.getSettings().scheme).toBe('dark');
  });
});

describe('dispatchThemeAction', () => {
  it('stores the direction and tells the listeners once', () => {
    const { listener } = listen();
    store.dispatchThemeAction(RIGHT_TO_LEFT);
    store.dispatchThemeAction(RIGHT_TO_LEFT);
    expect(localStorage.getItem('docs-direction')).toBe('rtl');
    expect(store.getSettings().direction).toBe('rtl');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('stores the density and tells the listeners once', () => {
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

  it('chooses the mode that it is told', () => {
    store.dispatchThemeAction({ type: 'CHANGE', payload: { paletteMode: 'dark' } });
    expect(localStorage.getItem('mui-mode')).toBe('dark');
    expect(store.getSettings()).toMatchObject({ modeChoice: 'dark', paletteMode: 'dark' });
  });

  it('stores nothing, and keeps the object, when it alters nothing', () => {
    const before = store.getSettings();
    store.dispatchThemeAction({
      type: 'CHANGE',
      payload: { paletteMode: 'light', direction: 'ltr' },
    });
    store.dispatchThemeAction({ type: 'RESET_DENSITY' });
    expect(store.getSettings()).toBe(before);
    expect(localStorage).toHaveLength(0);
  });

  it('leaves the chosen mode alone where storage is blocked', () => {
    blockStorage();
    store.setModeChoice('dark');
    store.dispatchThemeAction(RIGHT_TO_LEFT);
    expect(store.getSettings()).toMatchObject({ modeChoice: 'dark', direction: 'rtl' });
  });
});

describe('setShortcuts', () => {
  it('stores the choice and tells the listeners', () => {
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

  it('forgets every choice, and no value of anybody else', () => {
    localStorage.setItem('somebody-else', '1');
    localStorage.setItem('mui-color-scheme-dark', 'dark');
    chooseAll();
    const { listener } = listen();
    store.resetSettings();
    expect(store.getSettings()).toEqual(store.DEFAULT_SETTINGS);
    expect({ ...localStorage }).toEqual({ 'somebody-else': '1' });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('forgets them where storage is blocked', () => {
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

  it('follow another tab that clears the storage', () => {
    localStorage.setItem('mui-mode', 'dark');
    const { listener } = listen();
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(store.getSettings()).toEqual(store.DEFAULT_SETTINGS);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('are none of ours under any other key', () => {
    const { listener } = listen();
    localStorage.setItem('mui-mode', 'dark');
    storeInAnotherTab('somebody-else', '1');
    expect(listener).not.toHaveBeenCalled();
  });

  it('notify nobody when they alter nothing', () => {
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

  it('reach every listener, and nobody who stopped', () => {
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
  it('renders anew with each change', () => {
    const { result } = renderHook(store.useSettings);
    expect(result.current).toEqual(store.DEFAULT_SETTINGS);
    act(() => store.setModeChoice('dark'));
    expect(result.current.paletteMode).toBe('dark');
  });

  it('renders the defaults on the server, whatever the reader chose', async () => {
    localStorage.setItem('mui-mode', 'dark');
    Object.assign(globalThis, { TextEncoder });
    const { renderToString } = await import('react-dom/server');
    const Mode = () => store.useSettings().paletteMode;
    expect(renderToString(React.createElement(Mode))).toBe('light');
  });
});
