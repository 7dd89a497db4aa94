import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { idPrefix } from './id-prefix';
import { replayEvents } from './replay-events';
import { Viewer } from './Viewer';
import type { ViewerProps } from './viewer-props';

interface Waited {
  /** Events of the reader that nobody acted on. */
  missed: readonly Event[];
  /** Aborted once the viewer acts on events itself. */
  waiting: AbortController;
}

/** A viewer that works. */
export interface OpenViewer {
  update: (props: ViewerProps) => void;
  end: () => void;
}

/**
 * Brings the viewer of a demo to life: takes over the server's HTML, or renders into an empty
 * element, then replays what the reader did before.
 *
 * @param host - Element of the page that holds the viewer.
 */
export function openViewer(
  host: HTMLElement,
  props: ViewerProps,
  { missed, waiting }: Waited,
): OpenViewer {
  // Two steps: effects of controls are through only after an event of the reader could come between.
  const onCommit = () => {
    waiting.abort();
    committed = true;
    if (news) {
      root.render(app(news));
    }
  };
  const onReady = () => void replayEvents(host, missed);
  let committed = false;
  let news: ViewerProps | undefined;
  const app = (now: ViewerProps) => <Viewer {...now} onCommit={onCommit} onReady={onReady} />;
  const options = { identifierPrefix: idPrefix(props.name) };
  let root: Root;
  // The root stands one element further in: the host itself belongs to the page's React.
  if (host.firstElementChild) {
    root = hydrateRoot(host.firstElementChild, app(props), options);
  } else {
    root = createRoot(host.appendChild(document.createElement('div')), options);
    root.render(app(props));
  }
  return {
    // React throws the server's HTML away when a root is updated before it has hydrated.
    update: (now) => {
      news = now;
      if (committed) {
        root.render(app(now));
      }
    },
    // React may be rendering the page now, and a root cannot be unmounted meanwhile.
    end: () => void setTimeout(() => root.unmount()),
  };
}
