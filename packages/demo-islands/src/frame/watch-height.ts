/**
 * Extra height for an open dialog or menu in px, because a frame can't show more than its own
 * height.
 */
const OVERLAY_HEIGHT = 440;

/** How a library's overlays are found. */
export interface Overlays {
  /** Selector of an open dialog or menu outside of the demo; without one, overlays add no height. */
  overlay?: string;
}

interface Watched extends Overlays {
  /** Called with the height in px. */
  report: (height: number) => void;
}

/**
 * Reports the height of a frame's content, now and after each change.
 *
 * @param content - Element that contains everything except portals.
 */
export function watchHeight(content: Element, { overlay, report }: Watched): void {
  let last = -1;
  const measure = () => {
    const own = Math.ceil(content.getBoundingClientRect().height);
    const isOpen = overlay && document.querySelector(overlay);
    const height = isOpen ? Math.max(own, OVERLAY_HEIGHT) : own;
    if (height !== last) {
      last = height;
      report(height);
    }
  };
  new ResizeObserver(measure).observe(content);
  new MutationObserver(measure).observe(document.body, { childList: true });
  measure();
}
