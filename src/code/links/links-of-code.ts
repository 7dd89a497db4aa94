import { LTR_ARROWS, VERTICAL_ARROWS, nextIndex } from '@site/src/browser/next-index';

const LINK = 'a[data-api]';

/** The link to the API reference that an event happened on, `null` when it was elsewhere. */
export function linkOf(target: EventTarget): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(LINK) : null;
}

/**
 * Moves the focus among the links of a block, and makes the reached one its tab stop.
 *
 * @param target - What has the focus.
 * @returns Whether it moved: not by other keys, nor from anything but a link.
 */
export function moveAmongLinks(target: EventTarget, key: string): boolean {
  const from = linkOf(target);
  const links = [...(from?.closest('pre')?.querySelectorAll<HTMLAnchorElement>(LINK) ?? [])];
  // Code is written from left to right on every page, so no key is mirrored.
  const move = (arrows: typeof LTR_ARROWS) =>
    nextIndex(key, from ? links.indexOf(from) : -1, links.length, arrows);
  const to = links[move(LTR_ARROWS) ?? move(VERTICAL_ARROWS) ?? -1];
  if (!to) {
    return false;
  }
  links.forEach((link) => (link.tabIndex = link === to ? 0 : -1));
  to.focus();
  return true;
}
