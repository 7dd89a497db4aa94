import { useSyncExternalStore } from 'react';

declare global {
  interface Window {
    /** Set by browser extensions and theme builders to preview a theme in the demos. */
    getInjectTheme?: () => unknown;
  }
}

function isPlainObject(value: unknown): value is object {
  return Object.prototype.toString.call(value) === '[object Object]';
}

let known: Window['getInjectTheme'];
let theme: object | null = null;

function injectedTheme(): object | null {
  if (window.getInjectTheme !== known) {
    known = window.getInjectTheme;
    theme = null;
    try {
      const injected = known?.();
      theme = isPlainObject(injected) ? injected : null;
    } catch (error) {
      console.error('window.getInjectTheme() failed; demos use the default theme.', error);
    }
  }
  return theme;
}

const neverChanges = () => () => {};

/**
 * The theme that `window.getInjectTheme()` returns, to merge into the theme of Material UI demos. The
 * function is called once.
 *
 * @returns `null` without that function, during hydration, or if the function throws or doesn't
 *   return an object.
 */
export function useInjectedTheme(): object | null {
  return useSyncExternalStore(neverChanges, injectedTheme, () => null);
}
