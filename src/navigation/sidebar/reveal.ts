/**
 * Room in px that stays below the active link, where browsers show the address of a link that the
 * pointer is on.
 */
export const ROOM_BELOW = 120;

/** Scrolls a sidebar, and nothing else, until its active link is in view; not at all if it is. */
export function revealActive(nav: HTMLElement): void {
  const active = nav.querySelector('[aria-current="page"]');
  if (!active) {
    return;
  }
  const box = nav.getBoundingClientRect();
  const link = active.getBoundingClientRect();
  if (link.top < box.top) {
    nav.scrollTop += link.top - box.top;
  } else if (link.bottom > box.bottom - ROOM_BELOW) {
    nav.scrollTop += link.bottom - box.bottom + ROOM_BELOW;
  }
}
