import { createLoader } from '@site/src/browser/create-loader';
import type { DemoScope } from '@site/src/products';
import type { IslandModule } from '../types';
import { rememberClick } from './click-memory';
import { INTENTS, whenNear } from './when-near';

interface Options {
  name: string;
  scope: DemoScope;
  load: () => Promise<IslandModule>;
  /** `true` to render from nothing instead of taking over the server's HTML. */
  fresh: boolean;
  onModule: (module: IslandModule) => void;
  /** Called with a way to try again when loading has failed, and with `null` when it has not. */
  onFailure: (retry: (() => void) | null) => void;
}

/**
 * Brings a demo to life in its element once the reader comes near. What could not be loaded is tried
 * again at the reader's next intent, and when the connection is back.
 *
 * @returns A function that ends it.
 */
export function startIsland(
  element: HTMLElement,
  { load, fresh, ...options }: Options,
): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const takeClick = rememberClick(element);
  element.dataset.waiting = element.firstElementChild ? '' : 'empty';

  const mount = async () => {
    const [{ mountIsland }, module] = await Promise.all([
      import('../island-app/mount-island'),
      load(),
    ]);
    await mountIsland(element, { ...options, module, fresh, signal, takeClick });
  };
  const start = createLoader(mount, {
    onFailure(retry) {
      options.onFailure(retry);
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
