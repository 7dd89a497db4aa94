import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { replayEvents } from '@site/src/browser/replay-events';
import { focusRecovered } from '@site/src/browser/focus-start';
import { idPrefix } from './id-prefix';
import { Viewer } from './Viewer';
import type { ViewerProps } from './viewer-props';

interface Waiting {
  /** Events from before hydration. */
  missed: readonly Event[];
  /** Aborted when the viewer handles events itself. */
  waiting: AbortController;
}

/** A mounted viewer. */
export interface OpenViewer {
  update: (props: ViewerProps) => void;
  end: () => void;
}

/**
 * Hydrates the viewer of a demo, or renders it into an empty element, then replays the reader's
 * earlier events.
 *
 * @param host - Element of the page that contains the viewer.
 */
export function openViewer(
  host: HTMLElement,
  props: ViewerProps,
  { missed, waiting }: Waiting,
): OpenViewer {
  focusRecovered(host);
  // Two callbacks, because an event may arrive after the commit and before the controls' effects.
  const onCommit = () => {
    waiting.abort();
    committed = true;
    if (ended) {
      unmount();
    } else if (pending) {
      root.render(app(pending));
    }
  };
  const onReady = () => void replayEvents(host, missed);
  let committed = false;
  let ended = false;
  let pending: ViewerProps | undefined;
  const app = (current: ViewerProps) => (
    <Viewer {...current} onCommit={onCommit} onReady={onReady} />
  );
  const options = { identifierPrefix: idPrefix(props.name) };
  let root: Root;
  // A root can't be unmounted while React renders another root.
  const unmount = () => void setTimeout(() => root.unmount());
  // The root is a child element, because the host belongs to the page's React root.
  if (host.firstElementChild) {
    root = hydrateRoot(host.firstElementChild, app(props), options);
  } else {
    root = createRoot(host.appendChild(document.createElement('div')), options);
    root.render(app(props));
  }
  return {
    // React discards the server's HTML if a root is updated or unmounted before it has hydrated.
    update: (next) => {
      pending = next;
      if (committed) {
        root.render(app(next));
      }
    },
    end: () => {
      ended = true;
      if (committed) {
        unmount();
      }
    },
  };
}
