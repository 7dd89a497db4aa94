import type { ClientModule } from '@docusaurus/types';

/** Loads the pages that the links of the paginator open. */
function loadNeighbors(): void {
  for (const { pathname } of document.querySelectorAll<HTMLAnchorElement>('.pagination-nav a')) {
    void window.docusaurus.preload(pathname);
  }
}

function whenIdle(): void {
  // eslint-disable-next-line baseline-js/use-baseline -- Safari has none, hence `??`
  (window.requestIdleCallback ?? window.setTimeout)(loadNeighbors);
}

/**
 * Loads the previous and the next page, the ones that readers of this page most likely open, and runs
 * their code when the browser is idle after the page has loaded. Other pages are loaded when the reader
 * points at a link, see `Link.tsx`. Nothing is loaded ahead on slow connections.
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
