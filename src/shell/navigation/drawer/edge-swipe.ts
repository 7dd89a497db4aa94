/**
 * Width in px of the strip at the window's edge where a swipe may start; wider than the operating
 * systems' gesture areas.
 */
const EDGE = 32;

/** Distance in px from which a touch is a swipe. */
const DISTANCE = 48;

/** Elements that handle touches themselves: running demos and dialogs. */
const OWN_TOUCH = 'dialog, input, [data-demo]';

function followsFinger(target: Element): boolean {
  if (target.closest(OWN_TOUCH)) {
    return true;
  }
  for (let element: Element | null = target; element; element = element.parentElement) {
    if (
      element.scrollWidth > element.clientWidth &&
      /auto|scroll/.test(getComputedStyle(element).overflowX)
    ) {
      return true;
    }
  }
  return false;
}

/** Distance in px of a touch from the inline start edge. */
function inset({ clientX }: Touch): number {
  const isMirrored = document.documentElement.dir === 'rtl';
  return isMirrored ? document.documentElement.clientWidth - clientX : clientX;
}

interface Handlers {
  /** Called when a touch starts that may become a swipe. */
  onIntent: () => void;
  onSwipe: () => void;
}

/**
 * Detects swipes of one finger inward from the window's edge. It doesn't prevent any default
 * action.
 *
 * @returns Removes the listeners.
 */
export function attachEdgeSwipe({ onIntent, onSwipe }: Handlers): () => void {
  let start: Touch | null = null;

  const onStart = ({ touches: [touch, second], target }: TouchEvent) => {
    start = null;
    if (
      touch &&
      !second &&
      inset(touch) <= EDGE &&
      target instanceof Element &&
      !followsFinger(target)
    ) {
      start = touch;
      onIntent();
    }
  };

  const onEnd = ({ changedTouches: [touch] }: TouchEvent) => {
    const inward = start && touch ? inset(touch) - inset(start) : 0;
    const across = start && touch ? Math.abs(touch.clientY - start.clientY) : 0;
    start = null;
    if (inward >= DISTANCE && inward > 2 * across) {
      onSwipe();
    }
  };

  const onCancel = () => {
    start = null;
  };

  const ended = new AbortController();
  const options = { passive: true, signal: ended.signal };
  window.addEventListener('touchstart', onStart, options);
  window.addEventListener('touchend', onEnd, options);
  window.addEventListener('touchcancel', onCancel, options);
  return () => ended.abort();
}
