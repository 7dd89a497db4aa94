const LINK = 'a[data-api]';

/** The link to the API reference that an event happened on, `null` when it was elsewhere. */
export function linkOf(target: EventTarget): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(LINK) : null;
}

// Code is written from left to right on every page, so no key is mirrored.
const MOVES: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowRight: (index, last) => (index === last ? 0 : index + 1),
  ArrowDown: (index, last) => (index === last ? 0 : index + 1),
  ArrowLeft: (index, last) => (index === 0 ? last : index - 1),
  ArrowUp: (index, last) => (index === 0 ? last : index - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Moves the focus among the links of a block, and makes the reached one its tab stop.
 *
 * @param target - What has the focus.
 * @returns Whether it moved: not by other keys, nor from anything but a link.
 */
export function moveAmongLinks(target: EventTarget, key: string): boolean {
  const from = linkOf(target);
  const links = [...(from?.closest('pre')?.querySelectorAll<HTMLAnchorElement>(LINK) ?? [])];
  const to = from && links[MOVES[key]?.(links.indexOf(from), links.length - 1) ?? -1];
  if (!to) {
    return false;
  }
  links.forEach((link) => (link.tabIndex = link === to ? 0 : -1));
  to.focus();
  return true;
}
