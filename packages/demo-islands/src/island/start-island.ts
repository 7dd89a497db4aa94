import { createLoader } from '../browser/create-loader';
import { INTENTS, whenNear } from '../browser/when-near';
import { rememberClick } from './click-memory';

/** Called with a retry function after a failed load, and with `null` after a successful one. */
export type OnFailure = (retry: (() => void) | null) => void;

/** A demo that is about to start. */
export interface StartedIsland {
  /** The element that contains it. */
  element: HTMLElement;
  /** Whether to render from scratch instead of hydrating the server's HTML. */
  fresh: boolean;
  /** Unmounts the demo. */
  signal: AbortSignal;
  onFailure: OnFailure;
  /** Returns the element that the reader clicked earlier, and stops remembering. */
  takeClick: () => EventTarget | null;
}

/** How to start a demo near the viewport. */
export interface IslandOptions extends Pick<StartedIsland, 'fresh' | 'onFailure'> {
  /** Loads the demo's code, and starts it by `mountIsland`. */
  mount: (island: StartedIsland) => Promise<void>;
}

/**
 * Hydrates a demo when it's near the viewport. A failed load is retried at the reader's next
 * interaction and after going online.
 *
 * @returns Unmounts the demo, or stops waiting for it.
 */
export function startIsland(
  element: HTMLElement,
  { mount, fresh, onFailure }: IslandOptions,
): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const takeClick = rememberClick(element);
  // Server HTML is marked already: setting an attribute again makes the browser match styles anew.
  const waiting = element.firstElementChild ? '' : 'empty';
  if (element.dataset.waiting !== waiting) {
    element.dataset.waiting = waiting;
  }

  const start = createLoader(() => mount({ element, fresh, signal, onFailure, takeClick }), {
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
