import { useEffect, useState } from 'react';

declare global {
  interface Window {
    /** Set by browser extensions and theme builders to preview a theme in the demos. */
    getInjectTheme?: () => unknown;
  }
}

function isPlainObject(value: unknown): value is object {
  return Object.prototype.toString.call(value) === '[object Object]';
}

/**
 * The theme that `window.getInjectTheme()` returns, to merge into the theme of Material UI demos.
 *
 * @returns `null` without that function, before the first effect, or if the function returns
 *   something else or throws.
 */
export function useInjectedTheme(): object | null {
  const [theme, setTheme] = useState<object | null>(null);
  useEffect(() => {
    try {
      const injected = window.getInjectTheme?.();
      if (isPlainObject(injected)) {
        setTheme(injected);
      }
    } catch (error) {
      console.error('window.getInjectTheme() failed; demos use the default theme.', error);
    }
  }, []);
  return theme;
}
