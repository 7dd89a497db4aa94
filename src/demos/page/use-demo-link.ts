import { useLocation } from '@docusaurus/router';
import { useEffect, useRef } from 'react';
import { parseDemoHash } from './demo-hash';
import type { SharedDemo } from './shared-demo';

/**
 * Scrolls to a demo when the URL's hash names it, and puts the link into its store: on page load, and
 * each time the reader follows a link to it.
 */
export function useDemoLink({ name, element, store }: SharedDemo): void {
  const location = useLocation();
  const isFirst = useRef(true);
  useEffect(() => {
    const found = parseDemoHash(location.hash);
    if (found?.name === name) {
      store.set({ link: { ...found, isChoice: !isFirst.current } });
      element.current!.scrollIntoView();
    }
    isFirst.current = false;
  }, [location, name, element, store]);
}
