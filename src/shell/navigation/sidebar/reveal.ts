/** Space in px above the active link, where entries fade out. */
export const SPACE_ABOVE = 12;

/** Space in px below the active link, where browsers show the URL of a hovered link. */
export const SPACE_BELOW = 120;

/** Scrolls only the sidebar until its active link is in view. */
export function revealActive(nav: HTMLElement): void {
  const active = nav.querySelector('[aria-current="page"]');
  if (!active) {
    return;
  }
  const box = nav.getBoundingClientRect();
  const link = active.getBoundingClientRect();
  if (link.top < box.top + SPACE_ABOVE) {
    nav.scrollTop += link.top - box.top - SPACE_ABOVE;
  } else if (link.bottom > box.bottom - SPACE_BELOW) {
    nav.scrollTop += link.bottom - box.bottom + SPACE_BELOW;
  }
}
