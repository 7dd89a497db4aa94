import { useSyncExternalStore } from 'react';
import {
  applyStyles,
  formatStyles,
  parseStyles,
  printStyles,
} from '@site/src/reader/scheme-styles';
import { themeStyles } from '@site/src/reader/settings';
import type { BasicTheme } from 'mui-theme-kit/theme';
import type { ActiveTheme } from '../types';
import { readerTheme } from './reader-theme';

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

const storedStyles = () => parseStyles(themeStyles.get());
const isOn = () => storedStyles()?.isOn ?? false;
const exists = () => readerTheme.get() !== null && storedStyles() !== null;

async function load(): Promise<void> {
  const [json, text] = [readerTheme.get(), themeStyles.get()];
  // The reader may change it or switch it off in the meantime.
  const isCurrent = () => json === readerTheme.get() && text === themeStyles.get();
  try {
    const { loadTheme } = await import(/* webpackChunkName: 'reader-theme' */ '../load');
    if (isCurrent()) {
      const styles = parseStyles(text)!;
      const active = loadTheme(json ?? '', styles);
      applyStyles(themeStyles.key, styles);
      change({ active, exists: true, refusal: null });
    }
  } catch (error) {
    const { message } = error as Error;
    console.error(`Your theme was refused, so demos use the default theme. ${message}`);
    if (isCurrent()) {
      applyStyles(themeStyles.key, null);
      change({ active: null, exists: exists(), refusal: message });
    }
  }
}

function refresh(): void {
  if (isOn()) {
    loading = load();
  } else {
    loading = null;
    applyStyles(themeStyles.key, null);
    change({ ...NONE, exists: exists() });
  }
}

readerTheme.subscribe(refresh);
themeStyles.subscribe(refresh);

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
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The state of the reader's theme; on the server and during hydration, there is none. */
export function useReaderTheme(): ReaderThemeState {
  return useSyncExternalStore(subscribe, current, () => NONE);
}

/**
 * Stores a theme, switches it on, and applies it to all demos. Later pages apply it before their
 * first paint.
 *
 * @throws If it isn't valid. Nothing changes then.
 */
export async function saveReaderTheme(theme: BasicTheme): Promise<void> {
  const [{ loadTheme }, { computeStyles }] = await Promise.all([
    import(/* webpackChunkName: 'reader-theme' */ '../load'),
    import(/* webpackChunkName: 'theme-styles' */ '../compute-styles'),
  ]);
  const json = JSON.stringify(theme);
  const styles = computeStyles(theme);
  loadTheme(json, styles);
  printStyles(themeStyles.key, styles);
  readerTheme.set(json);
  themeStyles.set(formatStyles({ ...styles, isOn: true }));
  await readerThemeLoaded();
}

/** Switches the stored theme on or off; does nothing if there is none. */
export function switchReaderTheme(isOn: boolean): void {
  const styles = storedStyles();
  if (styles) {
    themeStyles.set(formatStyles({ ...styles, isOn }));
  }
}

/** Removes the reader's theme. */
export function removeReaderTheme(): void {
  readerTheme.reset();
  themeStyles.reset();
}

/** Uses a theme that isn't stored, for documents that receive it in messages. */
export function holdReaderTheme(active: ActiveTheme | null): void {
  applyStyles(themeStyles.key, active && active.styles);
  change({ ...NONE, active });
}
