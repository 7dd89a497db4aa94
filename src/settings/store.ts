import { useSyncExternalStore } from 'react';
import { MODE_KEY, SCHEME_KEY, parseModeChoice, resolveMode, resolveScheme } from './color-mode';
import type { ColorModeChoice } from './color-mode';
import { DENSITY_KEY, densityOf, parseDense } from './density';
import { DIRECTION_KEY, parseDirection } from './direction';
import { SHORTCUTS_KEY, parseShortcuts } from './shortcuts';
import { holdValue, readStored, removeStored, writeStored } from './storage';
import { DEFAULT_THEME_STATE, themeReducer } from './theme-state';
import type { ThemeAction, ThemeState } from './theme-state';

/** The reader's current settings. */
export interface Settings extends ThemeState {
  /** The reader's choice. `paletteMode` is the choice resolved against the operating system. */
  modeChoice: ColorModeChoice;
  /** Name of the mode's color scheme. */
  scheme: string;
  /** Whether single-key shortcuts are on. */
  shortcuts: boolean;
}

/** The settings used on the server: the defaults in the product specification, section 3. */
export const DEFAULT_SETTINGS: Settings = {
  ...DEFAULT_THEME_STATE,
  modeChoice: 'system',
  scheme: 'light',
  shortcuts: true,
};

const KEYS = [
  MODE_KEY,
  `${SCHEME_KEY}-light`,
  `${SCHEME_KEY}-dark`,
  DIRECTION_KEY,
  DENSITY_KEY,
  SHORTCUTS_KEY,
] as const;

const PREFERS_DARK = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();
let current: Settings | null = null;

function read(): Settings {
  const modeChoice = parseModeChoice(readStored(MODE_KEY));
  const paletteMode = resolveMode(modeChoice, window.matchMedia(PREFERS_DARK).matches);
  return {
    dense: parseDense(readStored(DENSITY_KEY)),
    direction: parseDirection(readStored(DIRECTION_KEY)),
    paletteMode,
    modeChoice,
    scheme: resolveScheme(paletteMode, readStored(`${SCHEME_KEY}-${paletteMode}`)),
    shortcuts: parseShortcuts(readStored(SHORTCUTS_KEY)),
  };
}

function refresh(): void {
  const before = getSettings();
  const next = read();
  if ((Object.keys(next) as (keyof Settings)[]).every((key) => next[key] === before[key])) {
    return;
  }
  current = next;
  listeners.forEach((listener) => listener());
}

function onStorage({ key }: StorageEvent): void {
  if (key === null || (KEYS as readonly string[]).includes(key)) {
    refresh();
  }
}

/** Calls a listener after each change. Returns a function that unsubscribes. */
export function subscribeSettings(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', onStorage);
    window.matchMedia(PREFERS_DARK).addEventListener('change', refresh);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      window.removeEventListener('storage', onStorage);
      window.matchMedia(PREFERS_DARK).removeEventListener('change', refresh);
    }
  };
}

/** The current settings. Browser only. */
export function getSettings(): Settings {
  current ??= read();
  return current;
}

/** Stores a color mode and, for light and dark, the color scheme that it uses. */
function storeMode(choice: ColorModeChoice): void {
  writeStored(MODE_KEY, choice);
  if (choice !== 'system') {
    const key = `${SCHEME_KEY}-${choice}`;
    writeStored(key, resolveScheme(choice, readStored(key)));
  }
}

/** Sets and stores a color mode with its color scheme, and notifies listeners. */
export function setModeChoice(modeChoice: ColorModeChoice): void {
  storeMode(modeChoice);
  refresh();
}

/**
 * Changes the theme state, stores the changes, and notifies listeners.
 *
 * @throws If the action has an unknown type.
 * @example dispatchThemeAction({ type: 'CHANGE', payload: { direction: 'rtl' } })
 */
export function dispatchThemeAction(action: ThemeAction): void {
  const before = getSettings();
  const after = themeReducer(before, action);
  if (after.dense !== before.dense) {
    writeStored(DENSITY_KEY, densityOf(after.dense));
  }
  if (after.direction !== before.direction) {
    writeStored(DIRECTION_KEY, after.direction);
  }
  if (after.paletteMode !== before.paletteMode) {
    storeMode(after.paletteMode);
  }
  refresh();
}

/**
 * Overrides the theme state of this page only, for frames around demos. Nothing is stored, and
 * later changes of the reader's settings don't affect it.
 */
export function holdThemeState({ dense, direction, paletteMode }: ThemeState): void {
  holdValue(DENSITY_KEY, densityOf(dense));
  holdValue(DIRECTION_KEY, direction);
  holdValue(MODE_KEY, paletteMode);
  refresh();
}

/** Turns single-key shortcuts on or off, stores the choice, and notifies listeners. */
export function setShortcuts(on: boolean): void {
  writeStored(SHORTCUTS_KEY, on ? 'on' : 'off');
  refresh();
}

/** Removes all stored settings, and notifies listeners. */
export function resetSettings(): void {
  KEYS.forEach(removeStored);
  refresh();
}

/**
 * The current settings, for the shell; demos use `useThemeState`. The first render returns the
 * defaults, like the server. Don't branch markup on them: style by `[data-theme]`, `[dir]` and
 * `[data-density]` instead.
 */
export function useSettings(): Settings {
  return useSyncExternalStore(subscribeSettings, getSettings, () => DEFAULT_SETTINGS);
}
