import { createLoader } from '@site/src/browser/create-loader';
import { INTENTS, whenNear } from '../island/when-near';
import type { OpenViewer } from '../viewer/open-viewer';
import type { ViewerProps } from '../viewer/viewer-props';

interface Options {
  /** The whole demo: intents are listened for in all of it. */
  frame: HTMLElement;
  /** Whether to open the viewer as soon as the reader comes near. */
  near?: boolean;
  getProps: () => ViewerProps;
  /** Called with a way to try again when the viewer could not be loaded, and with `null` once it is. */
  onFailure: (retry: (() => void) | null) => void;
}

/** A viewer that opens when it is wanted. */
export interface StartedViewer {
  open: () => void;
  update: (props: ViewerProps) => void;
  end: () => void;
}

/**
 * Loads and opens the viewer of a demo once the reader points at the demo, touches or focuses it.
 * Presses and keys made meanwhile are replayed. A failed load is tried again at the next
 * intent, and when the connection is back.
 *
 * @param host - Element that holds the server's HTML, or is empty.
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
