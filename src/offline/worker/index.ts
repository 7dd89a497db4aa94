import { isVisitedMessage } from '../registration/messages';
import { beginGeneration } from './generations';
import { kindOfRequest } from './kind-of-request';
import { respond } from './respond';
import { rememberVisited } from './visited';
import type { WorkerScope } from './worker-scope';

/**
 * The site's part of the service worker. `@docusaurus/plugin-pwa` calls it while the worker starts;
 * it keeps the shell itself, and listens for the request to skip waiting.
 *
 * @param scope - For tests; the worker's global scope by default.
 */
export default function startWorker(
  _params?: unknown,
  scope: WorkerScope = globalThis as unknown as WorkerScope,
): void {
  const base = scope.registration.scope;

  scope.addEventListener('activate', (event) => {
    // Pages that were open before the first worker are served by it from now on.
    event.waitUntil(beginGeneration().then(() => scope.clients.claim()));
  });

  scope.addEventListener('fetch', (event) => {
    const kind = kindOfRequest(event.request, base);
    // The plugin's own listener would answer a second time, which is an error.
    event.stopImmediatePropagation();
    if (kind) {
      event.respondWith(
        respond(event.request, kind, { base, wait: (promise) => event.waitUntil(promise) }),
      );
    }
  });

  scope.addEventListener('message', (event) => {
    if (isVisitedMessage(event.data)) {
      const urls = event.data.urls.filter((url) => url.startsWith(base));
      event.waitUntil(rememberVisited(urls));
    }
  });
}
