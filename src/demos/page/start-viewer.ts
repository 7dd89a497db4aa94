import { createLoader } from 'docusaurus-demo-islands/create-loader';
import { readDraft } from '@site/src/foundation/browser/drafts';
import { whenIdle } from 'docusaurus-speed/when-idle';
import { INTENTS, whenNear } from 'docusaurus-demo-islands/when-near';
import type { SharedDemo } from './shared-demo';

/**
 * Loads and opens the viewer of a demo: when the reader hovers over, touches or focuses the demo,
 * follows a link to it or has edited it before a reload, or when the demo itself is loaded and the
 * browser is idle. Clicks and keys before that are replayed. A failed load is retried at the next
 * interaction and after going online.
 *
 * @param host - Element that contains the server's HTML, or is empty.
 * @param onFailure - Called with a retry function after a failed load, and with `null` after a
 *   successful one.
 * @returns Unmounts the viewer, or stops waiting.
 */
export function startViewer(
  host: HTMLElement,
  demo: SharedDemo,
  onFailure: (retry: (() => void) | null) => void,
): () => void {
  const element = demo.element.current!;
  const waiting = new AbortController();
  const { signal } = waiting;
  const missed: Event[] = [];
  let unmount: (() => void) | undefined;

  const open = createLoader(() => import('../viewer/open-viewer'), {
    onLoad({ openViewer }) {
      if (!signal.aborted) {
        onFailure(null);
        unmount = openViewer(host, demo, { missed, waiting });
      }
    },
    onFailure,
    signal,
  });

  const openForState = () => {
    const { link, module } = demo.store.get();
    if (link) {
      open();
    } else if (module) {
      whenIdle(open);
    }
  };
  signal.addEventListener('abort', demo.store.subscribe(openForState));
  for (const type of ['click', 'keydown']) {
    host.addEventListener(type, (event) => missed.push(event), { signal });
  }
  // On the notice about a failure, only its button retries: it could disappear during a press.
  const openOnIntent = ({ target }: Event) =>
    (target as Element).closest('[role=status]') ?? open();
  INTENTS.forEach((type) =>
    element.addEventListener(type, openOnIntent, { passive: true, signal }),
  );
  if (!host.firstChild || readDraft(demo.name) !== null) {
    open();
  } else if (demo.framed || demo.frameOnly || demo.defaultOpen) {
    void whenNear(element, signal).then(open);
  }
  return () => {
    waiting.abort();
    unmount?.();
  };
}
