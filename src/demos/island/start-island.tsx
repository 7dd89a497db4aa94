import type { Root } from 'react-dom/client';
import type { DemoScope } from '@site/src/products';
import type { IslandModule } from '../types';
import { rememberClick } from './click-memory';
import { whenNear } from './when-near';
import { libraryStylesheet } from './library-stylesheet';

interface Options {
  name: string;
  scope: DemoScope;
  load: () => Promise<IslandModule>;
  /** `true` to render from nothing instead of taking over the server's HTML. */
  fresh: boolean;
  onModule: (module: IslandModule) => void;
}

/**
 * Brings a demo to life in its element once the reader comes near.
 *
 * @returns A function that ends it.
 */
export function startIsland(
  element: HTMLElement,
  { name, scope, load, fresh, onModule }: Options,
): () => void {
  const ended = new AbortController();
  const replayClick = rememberClick(element);
  let root: Root | null = null;
  if (!element.firstElementChild) {
    element.dataset.reserved = '';
  }

  const onReady = () => {
    delete element.dataset.reserved;
    element.dataset.ready = '';
    replayClick();
  };

  const start = async () => {
    if (!fresh) {
      await whenNear(element, ended.signal);
    }
    const [{ createRoot, hydrateRoot }, { IslandApp }, module] = await Promise.all([
      import('react-dom/client'),
      import('../island-app/IslandApp'),
      load(),
      libraryStylesheet(scope),
    ]);
    if (ended.signal.aborted) {
      return;
    }
    onModule(module);
    if (module.version) {
      element.dataset.libraryVersion = module.version;
    }
    const app = <IslandApp name={name} module={module} onReady={onReady} />;
    const options = { identifierPrefix: name };
    // The root stands one element further in: the host itself belongs to the page's React.
    if (element.firstElementChild && !fresh) {
      root = hydrateRoot(element.firstElementChild, app, options);
    } else {
      const container = document.createElement('div');
      element.replaceChildren(container);
      root = createRoot(container, options);
      root.render(app);
    }
  };

  start().catch((error: unknown) => {
    console.error(`The demo ${name} could not be loaded.`, error);
  });

  return () => {
    ended.abort();
    delete element.dataset.ready;
    const ending = root;
    // React may be rendering the page now, and a root cannot be unmounted meanwhile.
    if (ending) {
      setTimeout(() => ending.unmount());
    }
  };
}
