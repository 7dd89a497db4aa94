import { useSyncExternalStore } from 'react';
import { BREAKPOINTS } from '../../../../src/branding';

/** The layout that a window has room for; `ssr` on the server and during hydration. */
export type WindowSize = 'desktop' | 'mobile' | 'ssr';

let query: MediaQueryList | undefined;
const desktop = () => (query ??= window.matchMedia(`(min-width: ${BREAKPOINTS.lg}px)`));

function subscribe(onChange: () => void): () => void {
  desktop().addEventListener('change', onChange);
  return () => desktop().removeEventListener('change', onChange);
}

const getSize = () => (desktop().matches ? 'desktop' : 'mobile');
const getServerSize = () => 'ssr' as const;

/**
 * Replaces Docusaurus's hook. Theirs only knows the window after the first effect, also on a page that
 * the reader navigates to: each change of page then renders the parts of both layouts and afterwards
 * the page again. It also measures the window, which makes the browser lay out the page at once. This
 * one knows the window on every render except hydration.
 */
export function useWindowSize(): WindowSize {
  return useSyncExternalStore<WindowSize>(subscribe, getSize, getServerSize);
}
