/**
 * Extra height for an open dialog or menu in px, because a frame can't show more than its own
 * height.
 */
const OVERLAY_HEIGHT = 440;

function hasOverlay(): boolean {
  return document.querySelector('body > [class*="Mui"]:not([aria-hidden="true"])') !== null;
}

/**
 * Reports the height of a frame's content, now and after each change.
 *
 * @param content - Element that contains everything except portals.
 */
export function watchHeight(content: Element, report: (height: number) => void): void {
  let last = -1;
  const measure = () => {
    const own = Math.ceil(content.getBoundingClientRect().height);
    const height = hasOverlay() ? Math.max(own, OVERLAY_HEIGHT) : own;
    if (height !== last) {
      last = height;
      report(height);
    }
  };
  new ResizeObserver(measure).observe(content);
  new MutationObserver(measure).observe(document.body, { childList: true });
  measure();
}
