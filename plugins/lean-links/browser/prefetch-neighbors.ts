import type { ClientModule } from '@docusaurus/types';

/** Fetches the pages that the links of the paginator open. */
function fetchNeighbors(): void {
  for (const { pathname } of document.querySelectorAll<HTMLAnchorElement>('.pagination-nav a')) {
    void window.docusaurus.prefetch(pathname);
  }
}

function whenIdle(): void {
  // Safari has no `requestIdleCallback`.
  (window.requestIdleCallback ?? window.setTimeout)(fetchNeighbors);
}

/**
 * Fetches the previous and the next page, the ones that readers of this page most likely open, when
 * the browser is idle after the page has loaded. Other pages are loaded when the reader points at a
 * link, see `Link.tsx`. Docusaurus fetches nothing ahead on slow connections.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (location.pathname === previousLocation?.pathname) {
    return;
  }
  if (document.readyState === 'complete') {
    whenIdle();
  } else {
    window.addEventListener('load', whenIdle, { once: true });
  }
};
