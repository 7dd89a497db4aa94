import useIsBrowser from '@docusaurus/useIsBrowser';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { revealActive } from './reveal';
import { sidebarStore } from './store';

function heightsOfGroups(nav: HTMLElement): Record<string, number> {
  const lists = nav.querySelectorAll<HTMLElement>('[data-group] > ul');
  return Object.fromEntries(
    [...lists].map((list) => [list.parentElement?.dataset.group ?? '', list.offsetHeight]),
  );
}

function scrollTo(nav: HTMLElement, top: number): void {
  nav.scrollTop = top;
}

interface Options {
  /** Identifies the sidebar in session storage. */
  id: string;
  activePath: string;
  isFiltering: boolean;
}

/** Restores a sidebar's scroll position and keeps its active link in view. */
export function useScroll(
  nav: RefObject<HTMLElement | null>,
  { id, activePath, isFiltering }: Options,
): void {
  // The inline script already positioned server-rendered HTML.
  const isPlaced = useRef(!useIsBrowser());

  useLayoutEffect(() => {
    const element = nav.current;
    if (!element) {
      return;
    }
    if (isPlaced.current) {
      isPlaced.current = false;
      return;
    }
    scrollTo(element, isFiltering ? 0 : sidebarStore.getScroll(id));
    if (!isFiltering) {
      revealActive(element);
    }
  }, [nav, id, activePath, isFiltering]);

  useEffect(() => {
    const element = nav.current;
    if (!element || isFiltering) {
      return;
    }
    const remember = () => sidebarStore.setScroll(id, element.scrollTop);
    const save = () => sidebarStore.save(heightsOfGroups(element));
    element.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', save);
    return () => {
      element.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', save);
    };
  }, [nav, id, isFiltering]);
}
