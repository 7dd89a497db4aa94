/** Part of the window, from its top, in which a heading is one that the reader has reached. */
const REACHED = 0.3;

/** How long in ms a followed link stays marked, whatever else the jump brings into view. */
const FOLLOWED = 1000;

/** Watches which heading the reader is at. */
export interface HeadingWatch {
  /** Marks a heading whose link the reader follows; near a page's end it may never be reached. */
  follow: (id: string) => void;
  stop: () => void;
}

/**
 * Watches the headings of a page, without a listener for scrolling: an observer whose area begins
 * far above the window tells of each heading whether it is above the line.
 *
 * @param ids - The headings' ids, in the page's order.
 * @param onChange - Called with the last heading that the reader has reached, `null` above the
 * first.
 */
export function watchHeadings(
  ids: readonly string[],
  onChange: (id: string | null) => void,
): HeadingWatch {
  const reached = new Set<string>();
  let followedUntil = 0;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        reached[isIntersecting ? 'add' : 'delete'](target.id);
      }
      if (performance.now() >= followedUntil) {
        onChange(ids.findLast((id) => reached.has(id)) ?? null);
      }
    },
    { rootMargin: `1000000px 0px -${100 * (1 - REACHED)}% 0px` },
  );
  for (const id of ids) {
    const heading = document.getElementById(id);
    if (heading) {
      observer.observe(heading);
    }
  }
  return {
    follow(id) {
      followedUntil = performance.now() + FOLLOWED;
      onChange(id);
    },
    stop: () => observer.disconnect(),
  };
}
