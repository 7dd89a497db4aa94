import type { ClientModule } from '@docusaurus/types';
import { whenIdle } from '../when-idle';

/** Bytes of other pages' scripts that may load ahead on a page. */
const BUDGET = 40_000;

/** Bytes that the script of most pages doesn't exceed: nothing loads ahead if less is left. */
const LARGE_PAGE = 10_000;

/** Bytes that a page counts at least: one from the cache takes no bytes, but time to run. */
const SMALL_PAGE = 2_500;

/** Bytes of the budget that remain for links of the sidebar and the drawer. */
const FOR_NAVIGATION = 10_000;

/** Scripts of pages, of the lists of pages, and of what surrounds documents; not those of demos. */
const PAGE_SCRIPT = /\/(?:\d+|pages-\w+|doc-page)\.\w+\.js$/;

const inView = new Set<HTMLAnchorElement>();
let left = 0;
let arrived = 0;
let isLoading = false;

function countBytes(list: PerformanceObserverEntryList): void {
  for (const { name, transferSize } of list.getEntries() as PerformanceResourceTiming[]) {
    // Safari before 16.4 has no sizes.
    arrived += PAGE_SCRIPT.test(name) ? transferSize || 0 : 0;
  }
}

/**
 * Loads the page of the first link whose page hasn't loaded.
 *
 * @param reserve - Bytes of the budget that must be left.
 * @returns `false` if there is nothing to load.
 */
function loadFirst(links: Iterable<HTMLAnchorElement>, reserve: number): Promise<unknown> | false {
  if (left >= reserve) {
    for (const { pathname, search } of links) {
      // A query belongs to a tool or to a demo on its own, which are larger than documents.
      const page =
        !search && pathname !== window.location.pathname && window.docusaurus.preload(pathname);
      if (page) {
        return page;
      }
    }
  }
  return false;
}

/** Sorts links by their distance from the link to the current page. */
function nearestFirst(links: HTMLAnchorElement[]): HTMLAnchorElement[] {
  const all = [...document.links];
  const current = all.findIndex((link) => link.getAttribute('aria-current') === 'page');
  const distance = (link: HTMLAnchorElement) => Math.abs(all.indexOf(link) - current);
  return links.sort((a, b) => distance(a) - distance(b));
}

function loadNext(): void {
  const neighbors = document.querySelectorAll<HTMLAnchorElement>('.pagination-nav a');
  const isContent = (link: HTMLAnchorElement) => link.closest('main') !== null;
  const links = [...inView];
  const before = arrived;
  const page =
    loadFirst(neighbors, LARGE_PAGE) ||
    loadFirst(links.filter(isContent), FOR_NAVIGATION + LARGE_PAGE) ||
    loadFirst(nearestFirst(links.filter((link) => !isContent(link))), LARGE_PAGE);
  isLoading = page !== false;
  if (page) {
    const charge = () => {
      left -= Math.max(SMALL_PAGE, arrived - before);
    };
    const stop = () => {
      left = 0;
    };
    void page.then(charge, stop).then(() => whenIdle(loadNext));
  }
}

function start(): void {
  if (isLoading) {
    return;
  }
  isLoading = true;
  if (document.readyState === 'complete') {
    whenIdle(loadNext);
  } else {
    window.addEventListener('load', () => whenIdle(loadNext), { once: true });
  }
}

let observer: IntersectionObserver | undefined;

function onView(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    inView[isIntersecting ? 'add' : 'delete'](target as HTMLAnchorElement);
  }
  start();
}

/**
 * Loads the page of a link ahead while the link is in view.
 *
 * @returns Stops watching the link.
 */
export function watchLink(link: HTMLAnchorElement): () => void {
  // The server loads this module too.
  observer ??= new IntersectionObserver(onView);
  // The button of a group is a link that opens no page.
  if (!link.hasAttribute('role')) {
    observer.observe(link);
  }
  return () => {
    observer?.unobserve(link);
    inView.delete(link);
  };
}

/**
 * Loads pages and runs their code when the browser is idle after a page has loaded, one after the
 * other within a budget: the previous and the next page, those of links in the page, and those of links in
 * the navigation that are close to the current page. Nothing is loaded ahead on slow connections, see
 * `docusaurus.ts`.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (!previousLocation) {
    new PerformanceObserver(countBytes).observe({ type: 'resource' });
  }
  if (location.pathname !== previousLocation?.pathname) {
    left = BUDGET;
    start();
  }
};
