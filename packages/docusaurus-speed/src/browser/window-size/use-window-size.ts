import { useEffect, useState } from 'react';

/** Replaced by the build: the option `desktop`. */
declare const DESKTOP_WIDTH: number;

/** The layout that a window has room for; `ssr` on the server and during hydration. */
export type WindowSize = 'desktop' | 'mobile' | 'ssr';

let query: MediaQueryList | undefined;
const desktop = () => (query ??= window.matchMedia(`(min-width: ${DESKTOP_WIDTH}px)`));
const sizeOf = ({ matches }: { matches: boolean }) => (matches ? 'desktop' : 'mobile');

/** Whether the page has been hydrated, so what renders from now on has no HTML of the server. */
let isHydrated = false;

/**
 * Replaces Docusaurus's hook. Theirs only knows the window after the first effect, also on a page that
 * the reader navigates to: each change of page then renders the parts of both layouts and afterwards
 * the page again. It also measures the window, which makes the browser lay out the page at once. An
 * external store would let React render the page again within the task that hydrates it.
 */
export function useWindowSize(): WindowSize {
  const [size, setSize] = useState<WindowSize>(() => (isHydrated ? sizeOf(desktop()) : 'ssr'));
  useEffect(() => {
    const update = (event: { matches: boolean }) => setSize(sizeOf(event));
    isHydrated = true;
    update(desktop());
    desktop().addEventListener('change', update);
    return () => desktop().removeEventListener('change', update);
  }, []);
  return size;
}
