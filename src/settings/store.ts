import { useSyncExternalStore } from 'react';
import { MODE_KEY, SCHEME_KEY, parseModeChoice, resolveMode, resolveScheme } from './color-mode';
import type { ColorModeChoice } from './color-mode';
import { DENSITY_KEY, densityOf, parseDense } from './density';
import { DIRECTION_KEY, parseDirection } from './direction';
import { SHORTCUTS_KEY, parseShortcuts } from './shortcuts';
import { holdValue, readStored, removeStored, writeStored } from './storage';
import { DEFAULT_THEME_STATE, themeReducer } from './theme-state';
import type { ThemeAction, ThemeState } from './theme-state';

/** The reader's settings as the page shows them now. */
export interface Settings extends ThemeState {
  /** What the reader chose; `paletteMode` is the choice resolved against the operating system. */
  modeChoice: ColorModeChoice;
  /** Name of the mode's colour scheme. */
  scheme: string;
  /** Whether shortcuts of a single key are on. */
  shortcuts: boolean;
}

/** What the server renders for: the defaults of the product specification, section 3. */
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

/** Calls a listener after each change; returns the way to stop. */
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

/** The settings now; in the browser only. */
export function getSettings(): Settings {
  current ??= read();
  return current;
}

/** Chooses a colour mode, stores it, and tells every listener. */
export function setModeChoice(modeChoice: ColorModeChoice): void {
  writeStored(MODE_KEY, modeChoice);
  refresh();
}

/**
 * Changes the theme state, stores what changed, and tells every listener.
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
    writeStored(MODE_KEY, after.paletteMode);
  }
  refresh();
}

/**
 * Sets the theme state of this page only, as a frame around a demo does: nothing is stored, and
 * later changes of the reader's settings do not reach it.
 */
export function holdThemeState({ dense, direction, paletteMode }: ThemeState): void {
  holdValue(DENSITY_KEY, densityOf(dense));
  holdValue(DIRECTION_KEY, direction);
  holdValue(MODE_KEY, paletteMode);
  refresh();
}

/** Turns shortcuts of a single key on or off, stores it, and tells every listener. */
export function setShortcuts(on: boolean): void {
  writeStored(SHORTCUTS_KEY, on ? 'on' : 'off');
  refresh();
}

/** Forgets all that the reader chose here, and tells every listener. */
export function resetSettings(): void {
  KEYS.forEach(removeStored);
  refresh();
}

/**
 * The settings, live, for the shell; demos have `useThemeState`. The first render gives the
 * defaults, as the server did; do not branch markup on them, style by `[data-theme]`, `[dir]` and
 * `[data-density]` instead.
 */
export function useSettings(): Settings {
  return useSyncExternalStore(subscribeSettings, getSettings, () => DEFAULT_SETTINGS);
}
