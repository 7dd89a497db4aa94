import type { VisitedMessage } from './messages';

/**
 * Asks the worker to cache files that the page loaded without it, once there is a worker.
 *
 * @param urls - URLs with origin; other hosts are ignored.
 */
export function reportVisited(container: ServiceWorkerContainer, urls: readonly string[]): void {
  const own = urls
    .filter((url) => new URL(url).origin === window.location.origin)
    .map((url) => url.split(/[?#]/)[0]!);
  if (own.length === 0) {
    // Any message starts a stopped worker.
    return;
  }
  const message: VisitedMessage = { type: 'VISITED', urls: [...new Set(own)] };
  void container.ready.then(({ active }) => active?.postMessage(message));
}
