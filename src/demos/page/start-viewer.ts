import { createLoader } from '@site/src/browser/create-loader';
import { INTENTS, whenNear } from '../island/when-near';
import type { OpenViewer } from '../viewer/open-viewer';
import type { ViewerProps } from '../viewer/viewer-props';

interface Options {
  /** The complete demo, in which interactions load the viewer. */
  frame: HTMLElement;
  /** Whether to open the viewer when the demo is near the viewport. */
  near?: boolean;
  getProps: () => ViewerProps;
  /** Called with a retry function after a failed load, and with `null` after a successful one. */
  onFailure: (retry: (() => void) | null) => void;
}

/** A viewer that opens on demand. */
export interface StartedViewer {
  open: () => void;
  update: (props: ViewerProps) => void;
  end: () => void;
}

/**
 * Loads and opens the viewer of a demo when the reader hovers over, touches or focuses the demo.
 * Clicks and keys before that are replayed. A failed load is retried at the next interaction and
 * after going online.
 *
 * @param host - Element that contains the server's HTML, or is empty.
 */
export function startViewer(
  host: HTMLElement,
  { frame, near, getProps, onFailure }: Options,
): StartedViewer {
  const waiting = new AbortController();
  const { signal } = waiting;
  const missed: Event[] = [];
  let viewer: OpenViewer | undefined;
  let ended = false;

  const open = createLoader(() => import('../viewer/open-viewer'), {
    onLoad({ openViewer }) {
      if (!ended) {
        onFailure(null);
        viewer = openViewer(host, getProps(), { missed, waiting });
      }
    },
    onFailure,
    signal,
  });

  for (const type of ['click', 'keydown']) {
    host.addEventListener(type, (event) => missed.push(event), { signal });
  }
  INTENTS.forEach((type) => frame.addEventListener(type, open, { passive: true, signal }));
  if (!host.firstChild) {
    open();
  } else if (near) {
    void whenNear(frame, signal).then(open);
  }
  return {
    open,
    update: (props) => viewer?.update(props),
    end: () => {
      ended = true;
      waiting.abort();
      viewer?.end();
    },
  };
}
