/** Fraction of the window, from its top, in which a heading counts as reached. */
const REACHED = 0.3;

/** How long a followed link stays marked, in ms, whatever else is scrolled into view. */
const FOLLOWED = 1000;

/** Tracks the current heading. */
export interface HeadingWatch {
  /** Marks the heading of a followed link. Near the end of a page, it may never reach the line. */
  follow: (id: string) => void;
  stop: () => void;
}

/**
 * Tracks the current heading without a scroll listener: an intersection observer whose root extends
 * far above the window reports whether each heading is above the line.
 *
 * @param ids - The headings' ids, in page order.
 * @param onChange - Called with the last heading above the line, `null` above the first.
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
