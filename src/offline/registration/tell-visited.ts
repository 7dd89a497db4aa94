import type { VisitedMessage } from './messages';

/**
 * Has the worker remember what the page has loaded without it.
 *
 * @param urls - Addresses with origin; those of other hosts are left out.
 */
export function tellVisited(container: ServiceWorkerContainer, urls: readonly string[]): void {
  const own = urls
    .filter((url) => new URL(url).origin === window.location.origin)
    .map((url) => url.split(/[?#]/)[0]);
  const message: VisitedMessage = { type: 'VISITED', urls: [...new Set(own)] };
  void container.ready.then(({ active }) => active?.postMessage(message));
}
