/** The part of the window below which a heading doesn't count as reached. */
const BELOW = '0px 0px -40% 0px';

/**
 * Reports headings that come into view.
 *
 * @param selector - Matches the headings.
 * @param signal - Ends it.
 */
export function watchView(
  selector: string,
  onNear: (heading: HTMLElement) => void,
  signal: AbortSignal,
): void {
  const observer = new IntersectionObserver(
    (entries) => {
      const last = entries.findLast(({ isIntersecting }) => isIntersecting);
      // The keyboard of a phone moves headings out of view and back.
      if (last && !document.querySelector('dialog[open]')) {
        onNear(last.target as HTMLElement);
      }
    },
    { rootMargin: BELOW },
  );
  document.querySelectorAll(selector).forEach((heading) => observer.observe(heading));
  signal.addEventListener('abort', () => observer.disconnect());
}
