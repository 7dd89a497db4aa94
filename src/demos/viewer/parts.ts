import { createLoader } from '@site/src/browser/create-loader';
import type { Store } from '../page/store';

const IMPORTS = {
  editor: () => import('../live/parts'),
  frame: () => import('../frame/FramedDemo'),
  link: () => import('../link-state/LinkedDemo'),
  menu: () => import('./MoreMenu'),
};

/** A part of the viewer that is loaded on demand. */
export type Part = keyof typeof IMPORTS;

/** The modules of the parts that are loaded. */
export type Parts = { [Name in Part]?: Awaited<ReturnType<(typeof IMPORTS)[Name]>> };

/** Functions that retry loading the parts that failed to load. */
export type Retries = Partial<Record<Part, () => void>>;

/**
 * Creates a function per part that loads it into the store. A failure is logged; the next call
 * retries. A retry doesn't remove the function from `retries`, so the button that calls it keeps focus.
 */
export function partLoaders(
  store: Store<{ parts: Parts; retries: Retries }>,
): Record<Part, () => void> {
  const setRetry = (part: Part, retry?: () => void) => ({ ...store.get().retries, [part]: retry });
  const loaderOf = (part: Part) =>
    createLoader<Parts[Part]>(IMPORTS[part], {
      onLoad: (loaded) =>
        store.set({ parts: { ...store.get().parts, [part]: loaded }, retries: setRetry(part) }),
      onFailure: (retry) => store.set({ retries: setRetry(part, retry) }),
    });
  return {
    editor: loaderOf('editor'),
    frame: loaderOf('frame'),
    link: loaderOf('link'),
    menu: loaderOf('menu'),
  };
}
