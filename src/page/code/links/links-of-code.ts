import { LTR_ARROWS, VERTICAL_ARROWS, nextIndex } from '@site/src/foundation/browser/next-index';

const LINK = 'a[data-api]';

/** The link to the API reference at an event's target; `null` elsewhere. */
export function linkOf(target: EventTarget): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(LINK) : null;
}

/**
 * Moves focus between the links of a block, and makes the focused one the block's tab stop.
 *
 * @param target - The focused element.
 * @returns Whether focus moved; `false` for other keys, or if no link has focus.
 */
export function moveAmongLinks(target: EventTarget, key: string): boolean {
  const from = linkOf(target);
  const links = [...(from?.closest('pre')?.querySelectorAll<HTMLAnchorElement>(LINK) ?? [])];
  // Code is always left to right, so keys are never mirrored.
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
