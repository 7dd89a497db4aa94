/** Fraction of the window, from its top, in which a heading counts as reached. */
const REACHED = 0.3;

/** What the position in a page is relative to: its headings, and the rows of API tables. */
const ANCHORS = 'main :is(h2, h3, h4, h5, h6, [data-row])[id]';

interface Anchor {
  id: string;
  /** Distance in px from the top of the window. */
  top: number;
}

interface Place {
  /** Path of the page that opens there. */
  pathname: string;
  /** The nearest anchor, and the heading of its section. */
  anchors: readonly Anchor[];
}

let kept: Place | undefined;

const topOf = (element: Element) => element.getBoundingClientRect().top;

/** Anchors of the page that are shown, in its order. */
function shownAnchors(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(ANCHORS)].filter(
    (element) => element.getClientRects().length > 0,
  );
}

/**
 * Keeps the place that the reader is at, for the page that a link opens: the same page in another version.
 * Call it when the link is clicked.
 */
export function keepPlace({
  currentTarget: { pathname },
}: {
  currentTarget: HTMLAnchorElement;
}): void {
  const line = window.innerHeight * REACHED;
  const passed = shownAnchors().filter((element) => topOf(element) <= line);
  const nearest = passed.at(-1);
  const heading = passed.findLast(({ localName }) => localName.startsWith('h'));
  const anchors = [nearest, heading]
    .filter((element) => element !== undefined)
    .map((element) => ({ id: element.id, top: topOf(element) }));
  kept = pathname === window.location.pathname ? undefined : { pathname, anchors };
}

/** Whether the page that opens starts at a kept place. */
export function hasKeptPlace(): boolean {
  return kept?.pathname === window.location.pathname && kept.anchors.length > 0;
}

/**
 * Scrolls to the kept place. The page must be rendered to its end. Without the same heading, and if another
 * page was opened instead, it does nothing.
 */
export function restorePlace(): void {
  const anchors = hasKeptPlace() ? kept!.anchors : [];
  kept = undefined;
  // Measuring lays out the page.
  const shown = anchors.length > 0 ? shownAnchors() : [];
  for (const { id, top } of anchors) {
    const index = shown.findIndex((element) => element.id === id);
    if (index >= 0) {
      const here = topOf(shown[index]!);
      const line = window.innerHeight * REACHED;
      const following = shown[index + 1];
      // Not beyond the end of the section, which may be shorter in this version.
      const end = following ? topOf(following) - line - 1 : Infinity;
      window.scrollBy({ top: Math.min(here - top, end), behavior: 'instant' });
      return;
    }
  }
}
