import { useEffect } from 'react';
import type { RefObject } from 'react';
import { VERTICAL_ARROWS, nextIndex } from '@site/src/foundation/browser/next-index';

/** Groups have the role of a button, and remain Tab stops. */
const LINK = 'a:not([role])';

/** The links of the list that contains an element. */
function linksAround(element: Element): HTMLElement[] {
  const list = element.closest('ul');
  return list ? [...list.querySelectorAll<HTMLElement>(`:scope > li > ${LINK}`)] : [];
}

/**
 * Makes each list of links in a sidebar one Tab stop while the focus is in the sidebar: Tab moves to the
 * next list or group, arrow keys, Home and End to another link of the list. A reader who uses Tab reaches
 * the page after about 30 stops instead of 80. Without scripts, every link is a stop.
 */
export function useListKeys(nav: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = nav.current!;
    const handleFocus = ({ target }: FocusEvent) => {
      if ((target as Element).matches(LINK)) {
        linksAround(target as Element).forEach((link) => {
          link.tabIndex = link === target ? 0 : -1;
        });
      }
    };
    const handleBlur = ({ relatedTarget }: FocusEvent) => {
      if (!element.contains(relatedTarget as Node | null)) {
        element.querySelectorAll(LINK).forEach((link) => link.removeAttribute('tabindex'));
      }
    };
    const handleKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      const links = linksAround(target);
      const index = nextIndex(event.key, links.indexOf(target), links.length, VERTICAL_ARROWS);
      const isPlain = !(event.ctrlKey || event.metaKey || event.altKey);
      if (index !== null && isPlain && target.matches(LINK)) {
        event.preventDefault();
        links[index]?.focus();
      }
    };
    element.addEventListener('focusin', handleFocus);
    element.addEventListener('focusout', handleBlur);
    element.addEventListener('keydown', handleKey);
    return () => {
      element.removeEventListener('focusin', handleFocus);
      element.removeEventListener('focusout', handleBlur);
      element.removeEventListener('keydown', handleKey);
    };
  }, [nav]);
}
