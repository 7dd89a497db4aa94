import { startTransition, useEffect } from 'react';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import type { StartedIsland } from '../island/start-island';
import { replayClick, replayFocus } from './replay';
import { turnOf } from './turns';

/** What an island renders. */
export interface Mounting {
  /** Prefix of the demo's ids, the same as on the server. */
  name: string;
  /** The demo in its providers, the same as on the server. */
  app: ReactNode;
  /** Called when it's the demo's turn, before it's rendered. */
  onStart?: () => void;
  /** Called once the demo is interactive. The reader's last click is repeated when it resolves. */
  onReady?: () => Promise<void>;
}

function Ready({ children, onReady }: { children: ReactNode; onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return children;
}

/**
 * Hydrates the server's HTML of a demo, or renders the demo, once it's the demo's turn. React
 * interrupts the rendering for the reader, except in a demo that the reader uses.
 */
export async function mountIsland(
  { element, fresh, signal, onFailure, takeClick }: StartedIsland,
  { name, app, onStart, onReady }: Mounting,
): Promise<void> {
  const isWanted = await turnOf(element);
  if (signal.aborted) {
    return;
  }
  onStart?.();
  onFailure(null);
  let root: Root;
  // A root can't be unmounted while React renders another root.
  const unmount = () => void setTimeout(() => root.unmount());
  let isMounted = false;
  const finish = () => {
    isMounted = true;
    if (signal.aborted) {
      unmount();
      return;
    }
    delete element.dataset.waiting;
    element.dataset.ready = '';
    replayFocus(element);
    const clicked = takeClick();
    void Promise.resolve(onReady?.()).then(() => replayClick(clicked));
  };
  const ready = <Ready onReady={finish}>{app}</Ready>;
  const options = { identifierPrefix: name };
  const mount = () => {
    // The root is a child element, because the host belongs to the page's React root.
    if (element.firstElementChild && !fresh) {
      root = hydrateRoot(element.firstElementChild, ready, options);
    } else {
      const container = document.createElement('div');
      element.replaceChildren(container);
      root = createRoot(container, options);
      root.render(ready);
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
