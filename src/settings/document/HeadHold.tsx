import { useEffect, useState } from 'react';
import { HelmetProvider } from 'react-helmet-async';

/**
 * Keeps the head manager away from the document until the app is hydrated. React hydrates in slices,
 * and between two of them the manager would write what it has heard so far: on a slow machine a
 * page from right to left turned around, and a dark one lost its class, for some frames. The
 * server and the inline script wrote all of it already; Docusaurus's mark of a hydrated page is what
 * makes the manager write everything once, after this effect. Stands above all `Head` elements.
 */
export function HeadHold() {
  useState(() => {
    if (typeof document !== 'undefined') {
      HelmetProvider.canUseDOM = false;
    }
  });
  useEffect(() => {
    HelmetProvider.canUseDOM = true;
  }, []);
  return null;
}
