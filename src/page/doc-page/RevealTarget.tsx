import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useEffect, useLayoutEffect } from 'react';
import { revealHash } from '@site/src/foundation/browser/reveal';

function onClick({ target }: MouseEvent): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#"]');
  if (link) {
    revealHash(link.hash);
  }
}

/**
 * Opens the tabs and `<details>` around what the address leads to: when the page opens, on navigation, and
 * before the browser follows a link within the page. Renders nothing.
 */
export function RevealTarget() {
  const location = useLocation();
  const { action } = useHistory();
  const isBrowser = useIsBrowser();

  useLayoutEffect(() => {
    // Tabs select the stored one, and are mounted again, when the page has hydrated.
    if (isBrowser) {
      queueMicrotask(() => {
        const hidden = revealHash(location.hash);
        // After going back or a reload, the position is restored.
        if (hidden && (action !== 'POP' || window.scrollY === 0)) {
          queueMicrotask(() => hidden.scrollIntoView());
        }
      });
    }
  }, [location, action, isBrowser]);

  useEffect(() => {
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);

  return null;
}
