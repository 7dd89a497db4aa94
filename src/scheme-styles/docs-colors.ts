import { useSyncExternalStore } from 'react';
import { DOCS_COLORS_KEY } from './keys';
import { applyStyles, areStylesOn, readStyles, removeStyles, storeStyles } from './scheme-styles';
import type { SchemeStyles } from './scheme-styles';

/** The colors that the reader chose for the site, as `#nnnnnn`. */
export interface DocsColors {
  primary: string;
  secondary: string;
}

const CHOSEN = /--docs-chosen-primary:(#[\da-f]{6});--docs-chosen-secondary:(#[\da-f]{6});/;

const listeners = new Set<() => void>();
let current: DocsColors | null | undefined;

function read(): DocsColors | null {
  const styles = areStylesOn(DOCS_COLORS_KEY) ? readStyles(DOCS_COLORS_KEY) : null;
  const [, primary, secondary] = CHOSEN.exec(styles?.light ?? '') ?? [];
  return primary && secondary ? { primary, secondary } : null;
}

function notify(): void {
  current = read();
  listeners.forEach((listener) => listener());
}

/**
 * Applies the stored colors, after a change in another tab. Ones that aren't valid leave the site's
 * own.
 */
export function refreshDocsColors(): void {
  try {
    applyStyles(DOCS_COLORS_KEY, read() && readStyles(DOCS_COLORS_KEY));
  } catch (error) {
    console.error(error);
    applyStyles(DOCS_COLORS_KEY, null);
  }
  notify();
}

/**
 * Stores colors for the site and applies them. Later pages apply them before their first paint.
 *
 * @param styles - The custom properties derived from the colors.
 */
export function storeDocsColors({ primary, secondary }: DocsColors, styles: SchemeStyles): void {
  // The choice is part of the styles, so there is only one stored value.
  const chosen = `--docs-chosen-primary:${primary};--docs-chosen-secondary:${secondary};`;
  const all = { light: chosen + styles.light, dark: chosen + styles.dark };
  applyStyles(DOCS_COLORS_KEY, all);
  storeStyles(DOCS_COLORS_KEY, all, true);
  notify();
}

/** Returns to the site's own colors. */
export function resetDocsColors(): void {
  removeStyles(DOCS_COLORS_KEY);
  refreshDocsColors();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function get(): DocsColors | null {
  current ??= read();
  return current;
}

/** The reader's colors for the site; `null` if there are none, on the server and during hydration. */
export function useDocsColors(): DocsColors | null {
  return useSyncExternalStore(subscribe, get, () => null);
}
