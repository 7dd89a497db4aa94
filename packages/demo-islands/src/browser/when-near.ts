/** Events of a reader who is likely to use an element. */
export const INTENTS = ['pointerover', 'pointerdown', 'focusin', 'touchstart', 'keydown'] as const;

/** Distance from the viewport at which an element counts as near by default. */
const MARGIN = '200px 0px';

/** Whether the reader asked the browser to save data. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

/**
 * Waits until an element is near the viewport, or the reader hovers over, touches or focuses it. With
 * Save-Data, an element with server HTML waits for the reader.
 *
 * @param signal - Stops waiting; the promise then never resolves.
 * @param rootMargin - Distance from the viewport, as in the options of `IntersectionObserver`.
 */
export function whenNear(
  element: Element,
  signal: AbortSignal,
  rootMargin = MARGIN,
): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) {
          done();
        }
      },
      { rootMargin },
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
