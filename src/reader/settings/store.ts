import { useSyncExternalStore } from 'react';
import { subscribeAll } from '../../foundation/browser/persisted';
import { colorSchemes, density, direction, mode } from './registry';
import { DEFAULT_THEME_STATE, change, themeReducer } from './theme-state';
import type { ThemeAction, ThemeState } from './theme-state';
import type { ColorModeChoice, Density } from './types';

let current = DEFAULT_THEME_STATE;

const prefersDark = () => window.matchMedia('(prefers-color-scheme: dark)');

/** The reader's theme state, the same object until it changes; on the server, the default. */
export function getSettings(): ThemeState {
  if (typeof window === 'undefined') {
    return current;
  }
  const choice = mode.get();
  const shown = choice === 'system' ? (prefersDark().matches ? 'dark' : 'light') : choice;
  current = change(current, {
    dense: density.get() === 'compact',
    direction: direction.get(),
    // Each mode has one color scheme, with its name.
    paletteMode: colorSchemes[shown].get(),
  });
  return current;
}

/**
 * Calls a listener after each change of a setting or of the operating system's mode.
 *
 * @returns A function that unsubscribes.
 */
export function subscribeSettings(listener: () => void): () => void {
  const system = prefersDark();
  const unsubscribe = subscribeAll(listener);
  system.addEventListener('change', listener);
  return () => {
    unsubscribe();
    system.removeEventListener('change', listener);
  };
}

/** The name of a density, as it's stored and shown. */
export function densityOf(dense: boolean): Density {
  return dense ? 'compact' : 'comfortable';
}

/** Sets and stores a color mode and, for light and dark, the color scheme that it uses. */
export function setModeChoice(choice: ColorModeChoice): void {
  mode.set(choice);
  if (choice !== 'system') {
    colorSchemes[choice].set(choice);
  }
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
    density.set(densityOf(after.dense));
  }
  if (after.direction !== before.direction) {
    direction.set(after.direction);
  }
  if (after.paletteMode !== before.paletteMode) {
    setModeChoice(after.paletteMode);
  }
}

/**
 * Overrides the theme state of this page only, for frames around demos. Nothing is stored, and
 * later changes of the reader's settings don't affect it.
 */
export function holdThemeState(state: ThemeState): void {
  density.hold(densityOf(state.dense));
  direction.hold(state.direction);
  mode.hold(state.paletteMode);
}

/**
 * The reader's theme state, for the shell; demos use `useThemeState`. The first render returns the
 * defaults, like the server. Don't branch markup on it: style by `[data-theme]`, `[dir]` and
 * `[data-density]` instead.
 */
export function useSettings(): ThemeState {
  return useSyncExternalStore(subscribeSettings, getSettings, () => DEFAULT_THEME_STATE);
}
