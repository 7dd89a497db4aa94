import type { ClientModule } from '@docusaurus/types';

let observer: IntersectionObserver | undefined;

/** Fetches the pages that the links of a paginator open. */
function fetchNeighbors(paginator: Element): void {
  for (const { pathname } of paginator.querySelectorAll('a')) {
    void window.docusaurus.prefetch(pathname);
  }
}

/**
 * Fetches the previous and the next page once the reader has reached the links to them, at the end of
 * a page. Other pages are fetched when the reader points at a link, see `Link.tsx`.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (location.pathname === previousLocation?.pathname) {
    return;
  }
  observer?.disconnect();
  const paginator = document.querySelector('.pagination-nav');
  if (paginator) {
    observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) {
        observer?.disconnect();
        fetchNeighbors(paginator);
      }
    });
    observer.observe(paginator);
  }
};
