import { createLoader } from '@site/src/foundation/browser/create-loader';
import { INTENTS, whenNear } from '@site/src/foundation/browser/when-near';
import type { IslandDemo } from '../types';
import { rememberClick } from './click-memory';

interface Options {
  demo: IslandDemo;
  /** Whether to render from scratch instead of hydrating the server's HTML. */
  fresh: boolean;
  /** Called with a retry function after a failed load, and with `null` after a successful one. */
  onFailure: (retry: (() => void) | null) => void;
}

/**
 * Hydrates a demo when it's near the viewport. A failed load is retried at the reader's next
 * interaction and after going online.
 *
 * @returns Unmounts the demo, or stops waiting for it.
 */
export function startIsland(element: HTMLElement, { demo, fresh, onFailure }: Options): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const takeClick = rememberClick(element);
  // Server HTML is marked already: setting an attribute again makes the browser match styles anew.
  const waiting = element.firstElementChild ? '' : 'empty';
  if (element.dataset.waiting !== waiting) {
    element.dataset.waiting = waiting;
  }

  const mount = async () => {
    const [{ mountIsland }, module] = await Promise.all([
      import('../island-app/mount-island'),
      demo.load(),
    ]);
    await mountIsland(element, { demo, module, fresh, signal, onFailure, takeClick });
  };
  const start = createLoader(mount, {
    onFailure: (retry) => {
      onFailure(retry);
      INTENTS.forEach((type) =>
        element.addEventListener(type, retry, { once: true, passive: true, signal }),
      );
    },
    signal,
  });
  if (fresh) {
    start();
  } else {
    void whenNear(element, signal).then(start);
  }

  return () => {
    ended.abort();
    delete element.dataset.ready;
  };
}
