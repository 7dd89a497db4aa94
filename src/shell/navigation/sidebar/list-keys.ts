import type { FocusEvent, KeyboardEvent } from 'react';
import { VERTICAL_ARROWS, nextIndex } from '@site/src/foundation/browser/next-index';

/**
 * The links of the list around an element. Groups have the role of a button, and remain Tab stops. Empty
 * for the sidebar itself, which Firefox focuses because it scrolls.
 */
function linksAround(element: Element): HTMLElement[] {
  const list = element.closest('ul');
  return [...(list?.querySelectorAll<HTMLElement>(':scope > li > a:not([role])') ?? [])];
}

/**
 * Handlers of a sidebar that make each list of links one Tab stop while the focus is in the sidebar: Tab
 * moves to the next list or group, arrow keys, Home and End to another link of the list. A reader who
 * uses Tab reaches the page after about 30 stops instead of 80. Without scripts, every link is a stop.
 */
export const listKeys = {
  onFocus({ target }: FocusEvent<HTMLElement>) {
    const links = linksAround(target);
    if (links.includes(target)) {
      links.forEach((link) => {
        link.tabIndex = link === target ? 0 : -1;
      });
    }
  },

  onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (!currentTarget.contains(relatedTarget)) {
      currentTarget.querySelectorAll('a').forEach((link) => link.removeAttribute('tabindex'));
    }
  },

  onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const target = event.target as HTMLElement;
    const links = linksAround(target);
    const next = nextIndex(event.key, links.indexOf(target), links.length, VERTICAL_ARROWS);
    const isPlain = !(event.ctrlKey || event.metaKey || event.altKey);
    if (next !== null && isPlain && links.includes(target)) {
      event.preventDefault();
      links[next]?.focus();
    }
  },
};
