import { useSyncExternalStore } from 'react';
import { MODE_KEY, SCHEME_KEY, parseModeChoice, resolveMode, resolveScheme } from './color-mode';
import type { ColorMode, ColorModeChoice } from './color-mode';
import { DIRECTION_KEY, parseDirection } from './direction';
import type { Direction } from './direction';
import { readStored, writeStored } from './storage';

/** The reader's settings as the page shows them now. */
export interface Settings {
  modeChoice: ColorModeChoice;
  /** The choice, resolved against the operating system. */
  mode: ColorMode;
  /** Name of the mode's colour scheme. */
  scheme: string;
  direction: Direction;
}

/** What the server renders for: the defaults of the product specification, section 3. */
export const DEFAULT_SETTINGS: Settings = {
  modeChoice: 'system',
  mode: 'light',
  scheme: 'light',
  direction: 'ltr',
};

const PREFERS_DARK = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();
let current: Settings | null = null;

function read(): Settings {
  const modeChoice = parseModeChoice(readStored(MODE_KEY));
  const mode = resolveMode(modeChoice, window.matchMedia(PREFERS_DARK).matches);
  return {
    modeChoice,
    mode,
    scheme: resolveScheme(mode, readStored(`${SCHEME_KEY}-${mode}`)),
    direction: parseDirection(readStored(DIRECTION_KEY)),
  };
}

function refresh(override: Partial<Pick<Settings, 'modeChoice' | 'direction'>> = {}): void {
  const before = getSettings();
  const next = { ...read(), ...override };
  next.mode = resolveMode(next.modeChoice, window.matchMedia(PREFERS_DARK).matches);
  if ((Object.keys(next) as (keyof Settings)[]).every((key) => next[key] === before[key])) {
    return;
  }
  current = next;
  listeners.forEach((listener) => listener());
}

function onStorage(event: StorageEvent): void {
  if (event.key === null || event.key === DIRECTION_KEY || event.key.startsWith('mui-')) {
    refresh();
  }
}

function onSystemChange(): void {
  refresh();
}

/** Calls a listener after each change; returns the way to stop. */
export function subscribeSettings(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', onStorage);
    window.matchMedia(PREFERS_DARK).addEventListener('change', onSystemChange);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      window.removeEventListener('storage', onStorage);
      window.matchMedia(PREFERS_DARK).removeEventListener('change', onSystemChange);
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
  refresh({ modeChoice });
}

/** Chooses a text direction, stores it, and tells every listener. */
export function setDirection(direction: Direction): void {
  writeStored(DIRECTION_KEY, direction);
  refresh({ direction });
}

/**
 * The settings, live. The first render gives the defaults, as the server did; do not branch
 * markup on them, style by `[data-theme]` and `[dir]` instead.
 */
export function useSettings(): Settings {
  return useSyncExternalStore(subscribeSettings, getSettings, () => DEFAULT_SETTINGS);
}
