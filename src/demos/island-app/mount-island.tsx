import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import type { DemoScope } from '@site/src/products';
import type { IslandModule } from '../types';
import { IslandApp } from './IslandApp';
import { libraryStylesheet } from './library-stylesheet';
import { replayClick } from './replay-click';

interface Options {
  name: string;
  scope: DemoScope;
  module: IslandModule;
  /** `true` to render from nothing instead of taking over the server's HTML. */
  fresh: boolean;
  /** Ends the demo. */
  signal: AbortSignal;
  onModule: (module: IslandModule) => void;
  /** Called with `null`: what may have failed before is there now. */
  onFailure: (retry: null) => void;
  /** Gives what the reader clicked before, and remembers no more. */
  takeClick: () => EventTarget | null;
}

/** Renders a demo into its element, or takes over the server's HTML there, once its theme is there. */
export async function mountIsland(
  element: HTMLElement,
  { name, scope, module, fresh, signal, onModule, onFailure, takeClick }: Options,
): Promise<void> {
  await libraryStylesheet(scope);
  if (signal.aborted) {
    return;
  }
  onModule(module);
  onFailure(null);
  if (module.version) {
    element.dataset.libraryVersion = module.version;
  }
  const onReady = () => {
    delete element.dataset.waiting;
    element.dataset.ready = '';
    replayClick(takeClick());
  };
  const app = <IslandApp name={name} module={module} onReady={onReady} />;
  const options = { identifierPrefix: name };
  let root: Root;
  // The root stands one element further in: the host itself belongs to the page's React.
  if (element.firstElementChild && !fresh) {
    root = hydrateRoot(element.firstElementChild, app, options);
  } else {
    const container = document.createElement('div');
    element.replaceChildren(container);
    root = createRoot(container, options);
    root.render(app);
  }
  // React may be rendering the page then, and a root cannot be unmounted meanwhile.
  signal.addEventListener('abort', () => void setTimeout(() => root.unmount()));
}
