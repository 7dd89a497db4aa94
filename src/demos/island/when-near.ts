import { savesData } from '@site/src/browser/save-data';

/** Events that tell that the reader may want an element. */
export const INTENTS = ['pointerover', 'pointerdown', 'focusin', 'touchstart', 'keydown'] as const;

/** How far outside of the viewport a demo starts to load. */
const MARGIN = '200px 0px';

/**
 * Waits until an element nears the viewport, or the reader points at it, touches or focuses it.
 * A reader who saves data and sees the server's HTML already has to do the latter.
 *
 * @param signal - Ends the wait without resolving.
 */
export function whenNear(element: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) {
          done();
        }
      },
      { rootMargin: MARGIN },
    );
    const stop = () => {
      observer.disconnect();
      INTENTS.forEach((type) => element.removeEventListener(type, done));
    };
    const done = () => {
      stop();
      resolve();
    };
    if (!savesData() || !element.firstChild) {
      observer.observe(element);
    }
    INTENTS.forEach((type) => element.addEventListener(type, done, { passive: true }));
    signal.addEventListener('abort', stop, { once: true });
  });
}
