/** Movement of a pointer so far, toward the edge that the drawer came from. */
export interface Swipe {
  /** Distance in px, negative when the pointer moves the other way. */
  distance: number;
  /** Time since the pointer came down, in ms. */
  duration: number;
}

/** Distance in px from which a touch is a swipe instead of a tap. */
const SLOP = 8;

/** Fraction of the drawer's width beyond which releasing closes it. */
const PART = 0.35;

/** Speed in px/ms beyond which releasing closes it at any distance. */
const SPEED = 0.5;

/** Whether releasing after this swipe closes a drawer of this width. */
export function isClosing({ distance, duration }: Swipe, width: number): boolean {
  return distance > SLOP && (distance > width * PART || distance / duration > SPEED);
}

/**
 * Lets a finger or a pen drag the drawer out. The drawer needs `touch-action: pan-y` in its CSS.
 *
 * @returns Removes the listeners.
 */
export function attachSwipe(drawer: HTMLElement, onClose: () => void): () => void {
  let start: { x: number; at: number } | null = null;

  // The drawer comes from the inline start side.
  const outward = () => (getComputedStyle(drawer).direction === 'rtl' ? 1 : -1);

  const measure = ({ clientX, timeStamp }: PointerEvent): Swipe => ({
    distance: start ? (clientX - start.x) * outward() : 0,
    duration: start ? timeStamp - start.at : 0,
  });

  const release = () => {
    start = null;
    drawer.style.removeProperty('transition');
    drawer.style.removeProperty('translate');
  };

  const onDown = (event: PointerEvent) => {
    if (event.isPrimary && event.pointerType !== 'mouse') {
      start = { x: event.clientX, at: event.timeStamp };
    }
  };

  const onMove = (event: PointerEvent) => {
    const { distance } = measure(event);
    if (distance > SLOP) {
      drawer.style.setProperty('transition', 'none');
      drawer.style.setProperty('translate', `${distance * outward()}px`);
    }
  };

  const onUp = (event: PointerEvent) => {
    const isDone = isClosing(measure(event), drawer.offsetWidth);
    release();
    if (isDone) {
      onClose();
    }
  };

  const ended = new AbortController();
  const { signal } = ended;
  drawer.addEventListener('pointerdown', onDown, { signal });
  drawer.addEventListener('pointermove', onMove, { signal });
  drawer.addEventListener('pointerup', onUp, { signal });
  drawer.addEventListener('pointercancel', release, { signal });
  return () => ended.abort();
}
