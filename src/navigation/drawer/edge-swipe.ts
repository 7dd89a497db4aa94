/** Width in px of the strip at the window's edge where a swipe begins; wider than systems' own. */
const EDGE = 32;

/** Distance in px that makes a touch a swipe. */
const DISTANCE = 48;

/** Parts of a page that follow a finger themselves: running demos, and windows over the page. */
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

/** Distance in px of a touch from the edge that lines start at. */
function inset({ clientX }: Touch): number {
  const isMirrored = document.documentElement.dir === 'rtl';
  return isMirrored ? document.documentElement.clientWidth - clientX : clientX;
}

interface Handlers {
  /** A touch began that may become a swipe. */
  onIntent: () => void;
  onSwipe: () => void;
}

/**
 * Tells of swipes of one finger from the window's edge inward. The page keeps all its touches:
 * nothing is prevented.
 *
 * @returns Takes the listeners away.
 */
export function attachEdgeSwipe({ onIntent, onSwipe }: Handlers): () => void {
  let start: Touch | null = null;

  const onStart = ({ touches, target }: TouchEvent) => {
    const isSwipe =
      touches.length === 1 &&
      inset(touches[0]) <= EDGE &&
      target instanceof Element &&
      !followsFinger(target);
    start = isSwipe ? touches[0] : null;
    if (isSwipe) {
      onIntent();
    }
  };

  const onEnd = ({ changedTouches: [touch] }: TouchEvent) => {
    const inward = start ? inset(touch) - inset(start) : 0;
    const across = start ? Math.abs(touch.clientY - start.clientY) : 0;
    start = null;
    if (inward >= DISTANCE && inward > 2 * across) {
      onSwipe();
    }
  };

  const onCancel = () => {
    start = null;
  };

  const options = { passive: true };
  window.addEventListener('touchstart', onStart, options);
  window.addEventListener('touchend', onEnd, options);
  window.addEventListener('touchcancel', onCancel, options);
  return () => {
    window.removeEventListener('touchstart', onStart);
    window.removeEventListener('touchend', onEnd);
    window.removeEventListener('touchcancel', onCancel);
  };
}
