import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useEffect, useLayoutEffect } from 'react';
import { revealHash, scrollToHidden, spelledHash } from '@site/src/foundation/browser/reveal';

function onClick({ target }: MouseEvent): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#"]');
  if (link) {
    revealHash(link.hash);
  }
}

/**
 * Opens the tabs and `<details>` around what the address leads to: when the page opens, on navigation, and
 * before the browser follows a link within the page. Corrects the letter case of the address's hash.
 * Renders nothing.
 */
export function RevealTarget() {
  const location = useLocation();
  const history = useHistory();
  const { action } = history;
  const isBrowser = useIsBrowser();

  useLayoutEffect(() => {
    // Tabs select the stored one, and are mounted again, when the page has hydrated.
    if (isBrowser) {
      queueMicrotask(() => {
        const hash = spelledHash(location.hash);
        if (hash !== location.hash) {
          history.replace({ ...location, hash });
          return;
        }
        const hidden = revealHash(location.hash);
        // After going back or a reload, the position is restored.
        if (hidden && (action !== 'POP' || window.scrollY === 0)) {
          scrollToHidden(hidden);
        }
      });
    }
  }, [location, history, action, isBrowser]);

  useEffect(() => {
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);

  return null;
}
