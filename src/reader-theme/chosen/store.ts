import { useSyncExternalStore } from 'react';
import {
  THEME_STYLES_KEY,
  applyStyles,
  areStylesOn,
  readStyles,
  removeStyles,
  storeStyles,
} from '@site/src/scheme-styles';
import { readStored, removeStored, writeStored } from '@site/src/settings';
import type { ActiveTheme, ReaderTheme } from '../types';

/** Storage key of the theme, as JSON. Its custom properties are stored separately. */
export const THEME_KEY = 'docs-theme';

/** What the reader's theme is at the moment. */
export interface ReaderThemeState {
  /** The theme that demos use; `null` if there is none, it's off, or it hasn't loaded yet. */
  active: ActiveTheme | null;
  /** Whether there is a stored theme, on or off. */
  exists: boolean;
  /** Why the stored theme was refused, as a sentence. */
  refusal: string | null;
}

const NONE: ReaderThemeState = { active: null, exists: false, refusal: null };

const listeners = new Set<() => void>();
let state: ReaderThemeState | null = null;
let loading: Promise<void> | null = null;

function change(next: ReaderThemeState): void {
  state = next;
  listeners.forEach((listener) => listener());
}

const isOn = () => areStylesOn(THEME_STYLES_KEY);
const exists = () => readStored(THEME_KEY) !== null && readStyles(THEME_STYLES_KEY) !== null;

async function load(): Promise<void> {
  try {
    const { loadTheme } = await import(/* webpackChunkName: 'reader-theme' */ '../load');
    // The reader may have switched it off in the meantime.
    if (isOn()) {
      const styles = readStyles(THEME_STYLES_KEY)!;
      const active = loadTheme(readStored(THEME_KEY) ?? '', styles);
      applyStyles(THEME_STYLES_KEY, styles);
      change({ active, exists: true, refusal: null });
    }
  } catch (error) {
    const { message } = error as Error;
    console.error(`Your theme was refused, so demos use the default theme. ${message}`);
    applyStyles(THEME_STYLES_KEY, null);
    change({ active: null, exists: exists(), refusal: message });
  }
}

function refresh(): void {
  if (isOn()) {
    loading = load();
  } else {
    loading = null;
    applyStyles(THEME_STYLES_KEY, null);
    change({ ...NONE, exists: exists() });
  }
}

/** Follows other tabs and frames, which store the styles last. */
function onStorage({ key }: StorageEvent): void {
  if (key === null || key === THEME_STYLES_KEY) {
    refresh();
  }
}

function current(): ReaderThemeState {
  state ??= { ...NONE, exists: exists() };
  return state;
}

/**
 * Loads the reader's theme, if there is one that is on.
 *
 * @returns Resolves when demos can use it; `null` if there is nothing to wait for. Never rejects: a
 *   theme that is refused leaves the default theme.
 */
export function readerThemeLoaded(): Promise<void> | null {
  if (loading === null && isOn()) {
    loading = load();
  }
  return loading;
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', onStorage);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      window.removeEventListener('storage', onStorage);
    }
  };
}

/** The state of the reader's theme; on the server and during hydration, there is none. */
export function useReaderTheme(): ReaderThemeState {
  return useSyncExternalStore(subscribe, current, () => NONE);
}

/** The stored theme as JSON, not validated; `null` if there is none. */
export function readThemeJson(): string | null {
  return readStored(THEME_KEY);
}

/**
 * Stores a theme, switches it on, and applies it to all demos at once. Later pages apply it before
 * their first paint.
 *
 * @throws If it isn't valid. Nothing changes then.
 */
export async function saveReaderTheme(theme: ReaderTheme): Promise<void> {
  const [{ loadTheme }, { computeStyles }] = await Promise.all([
    import(/* webpackChunkName: 'reader-theme' */ '../load'),
    import(/* webpackChunkName: 'theme-styles' */ '../compute-styles'),
  ]);
  const json = JSON.stringify(theme);
  const styles = computeStyles(theme);
  const active = loadTheme(json, styles);
  applyStyles(THEME_STYLES_KEY, styles);
  writeStored(THEME_KEY, json);
  storeStyles(THEME_STYLES_KEY, styles, true);
  change({ active, exists: true, refusal: null });
}

/** Switches the stored theme on or off; does nothing if there is none. */
export function switchReaderTheme(on: boolean): void {
  const styles = readStyles(THEME_STYLES_KEY);
  if (styles) {
    storeStyles(THEME_STYLES_KEY, styles, on);
    refresh();
  }
}

/** Removes the reader's theme. */
export function removeReaderTheme(): void {
  removeStored(THEME_KEY);
  removeStyles(THEME_STYLES_KEY);
  refresh();
}

/** Uses a theme that isn't stored, for documents that receive it in messages. */
export function holdReaderTheme(active: ActiveTheme | null): void {
  applyStyles(THEME_STYLES_KEY, active && active.styles);
  change({ ...NONE, active });
}
