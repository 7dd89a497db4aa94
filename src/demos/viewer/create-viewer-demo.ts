import { createRef } from 'react';
import { createLoader } from 'docusaurus-demo-islands/create-loader';
import type { SharedDemo } from '../page/shared-demo';
import type { ViewerDemo } from './viewer-demo';
import type { Parts } from './viewer-state';

type Imports = { [Part in keyof Parts]: () => Promise<Parts[Part]> };

const IMPORTS: Omit<Imports, 'playground'> = {
  editor: () => import('../live/parts'),
  frame: () => import('../frame/FramedDemo'),
  link: () => import('../link-state/parts'),
  menu: () => import('./MoreMenu'),
};

/**
 * Creates the functions that load the parts of the viewer into a store. A failure is logged; the next
 * call retries. A retry doesn't remove the function from `retries`, so the button that calls it keeps
 * focus.
 */
function partLoaders({ store, playground }: SharedDemo): ViewerDemo['loaders'] {
  // Only a demo with a playground has its button.
  const imports: Imports = { ...IMPORTS, playground: () => playground!() };
  const withRetry = (part: keyof Parts, retry?: () => void) => ({
    retries: { ...store.get().retries, [part]: retry },
  });
  const loaderOf = (part: keyof Parts) =>
    createLoader<Parts[keyof Parts]>(imports[part], {
      onLoad: (loaded) =>
        store.set({ ...withRetry(part), parts: { ...store.get().parts, [part]: loaded } }),
      onFailure: (retry) => store.set(withRetry(part, retry)),
    });
  return {
    editor: loaderOf('editor'),
    frame: loaderOf('frame'),
    link: loaderOf('link'),
    menu: loaderOf('menu'),
    playground: loaderOf('playground'),
  };
}

/** Adds what only the viewer needs of a demo. */
export function createViewerDemo(shared: SharedDemo): ViewerDemo {
  return {
    ...shared,
    stage: shared.stageEnd.current?.parentElement ?? null,
    root: createRef(),
    sourceId: `${shared.name}-source`,
    loaders: partLoaders(shared),
  };
}
