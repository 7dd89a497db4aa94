import type { VisitedMessage } from './messages';

/**
 * Has the worker remember what the page has loaded without it, as soon as there is one.
 *
 * @param urls - Addresses with origin; those of other hosts are left out.
 */
export function tellVisited(container: ServiceWorkerContainer, urls: readonly string[]): void {
  const own = urls
    .filter((url) => new URL(url).origin === window.location.origin)
    .map((url) => url.split(/[?#]/)[0]);
  if (own.length === 0) {
    // A message would start a worker that sleeps.
    return;
  }
  const message: VisitedMessage = { type: 'VISITED', urls: [...new Set(own)] };
  void container.ready.then(({ active }) => active?.postMessage(message));
}
