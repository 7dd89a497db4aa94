import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { focusRecovered } from '@site/src/foundation/browser/focus-start';
import { replayEvents } from '@site/src/foundation/browser/replay-events';
import { whenNear } from 'docusaurus-demo-islands/when-near';
import type { SharedDemo } from '../page/shared-demo';
import { restoreEdits } from './actions/edit';
import { openFrame } from './actions/frame';
import { idPrefix } from './id-prefix';
import { Viewer } from './Viewer';
import { createViewerDemo } from './create-viewer-demo';

interface Waiting {
  /** Events from before hydration. */
  missed: readonly Event[];
  /** Aborted when the viewer handles events itself. */
  waiting: AbortController;
}

/**
 * Hydrates the viewer of a demo, or renders it into an empty element, then replays the reader's
 * earlier events.
 *
 * @param host - Element of the page that contains the viewer.
 * @returns Unmounts the viewer.
 */
export function openViewer(
  host: HTMLElement,
  shared: SharedDemo,
  { missed, waiting }: Waiting,
): () => void {
  const demo = createViewerDemo(shared);
  const ended = new AbortController();
  let committed = false;
  let root: Root;
  // A root can't be unmounted while React renders another root.
  const unmount = () => void setTimeout(() => root.unmount());
  // Two callbacks, because an event may arrive after the commit and before the controls' effects.
  const onCommit = () => {
    waiting.abort();
    committed = true;
    if (ended.signal.aborted) {
      unmount();
    }
  };
  const onReady = () => void replayEvents(host, missed);
  const app = <Viewer demo={demo} onCommit={onCommit} onReady={onReady} />;
  const options = { identifierPrefix: idPrefix(demo.name) };

  focusRecovered(host);
  restoreEdits(demo);
  if (demo.framed || demo.frameOnly) {
    void whenNear(demo.stage!, ended.signal).then(() => openFrame(demo));
  }
  // The root is a child element, because the host belongs to the page's React root.
  if (host.firstElementChild) {
    root = hydrateRoot(host.firstElementChild, app, options);
  } else {
    root = createRoot(host.appendChild(document.createElement('div')), options);
    root.render(app);
  }
  return () => {
    ended.abort();
    // React discards the server's HTML if a root is unmounted before it has hydrated.
    if (committed) {
      unmount();
    }
  };
}
