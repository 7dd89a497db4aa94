import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { focusRecovered } from '@site/src/foundation/browser/focus-start';
import { readerThemeLoaded } from '@site/src/reader/reader-theme';
import type { IslandDemo, IslandModule } from '../types';
import { IslandApp } from './IslandApp';
import { libraryStylesheet } from './library-stylesheet';
import { renderSkipped } from './render-skipped';
import { replayClick } from './replay-click';
import { replayFocus } from './replay-focus';
import { turnOf } from './turns';

interface Options {
  /** Receives the module. */
  demo: Pick<IslandDemo, 'name' | 'scope' | 'store'>;
  module: IslandModule;
  /** Whether to render from scratch instead of hydrating the server's HTML. */
  fresh: boolean;
  /** Unmounts the demo. */
  signal: AbortSignal;
  /** Called with `null` to clear an earlier failure. */
  onFailure: (retry: null) => void;
  /** Returns the element that the reader clicked earlier, and stops remembering. */
  takeClick: () => EventTarget | null;
}

/**
 * Hydrates the server's HTML of a demo, or renders the demo, once its theme and the reader's are
 * loaded and it's the demo's turn. React interrupts the rendering for the reader, except in a demo
 * that the reader uses.
 */
export async function mountIsland(
  element: HTMLElement,
  { demo: { name, scope, store }, module, fresh, signal, onFailure, takeClick }: Options,
): Promise<void> {
  await Promise.all([libraryStylesheet(scope), readerThemeLoaded()]);
  const isWanted = await turnOf(element);
  if (signal.aborted) {
    return;
  }
  store.set({ module });
  focusRecovered(element);
  onFailure(null);
  if (module.version) {
    element.dataset.libraryVersion = module.version;
  }
  let root: Root;
  // A root can't be unmounted while React renders another root.
  const unmount = () => void setTimeout(() => root.unmount());
  let isMounted = false;
  const onReady = () => {
    isMounted = true;
    if (signal.aborted) {
      unmount();
      return;
    }
    delete element.dataset.waiting;
    renderSkipped();
    element.dataset.ready = '';
    replayFocus(element);
    replayClick(takeClick());
  };
  const app = <IslandApp name={name} module={module} onReady={onReady} />;
  const options = { identifierPrefix: name };
  const mount = () => {
    // The root is a child element, because the host belongs to the page's React root.
    if (element.firstElementChild && !fresh) {
      root = hydrateRoot(element.firstElementChild, app, options);
    } else {
      const container = document.createElement('div');
      element.replaceChildren(container);
      root = createRoot(container, options);
      root.render(app);
    }
    // React reports an error if a root is unmounted before it has hydrated.
    signal.addEventListener('abort', () => isMounted && unmount());
  };
  if (isWanted) {
    mount();
  } else {
    startTransition(mount);
  }
}
