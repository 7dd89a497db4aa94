import { isVisitedMessage } from '../registration/messages';
import { withTimeLimit } from '../time-limit';
import { beginGeneration, nameGenerations } from './generations';
import { kindOfRequest } from './kind-of-request';
import { respond } from './respond';
import { rememberVisited } from './visited';
import type { WorkerScope } from './worker-scope';

/**
 * The site's part of the service worker. `@docusaurus/plugin-pwa` calls it when the worker starts;
 * the plugin itself precaches the shell and handles the request to skip waiting.
 *
 * @param scope - The worker's global scope; tests pass their own.
 */
export default function startWorker(
  _params?: unknown,
  scope: WorkerScope = globalThis as unknown as WorkerScope,
): void {
  const base = scope.registration.scope;
  nameGenerations(new URL(base).pathname);

  scope.addEventListener('activate', (event) => {
    event.waitUntil(
      // The browser holds back the requests of all pages until this settles.
      withTimeLimit(beginGeneration())
        .catch((error: unknown) => console.error('The offline cache failed.', error))
        // Makes the first worker control pages that were already open.
        .then(() => scope.clients.claim()),
    );
  });

  scope.addEventListener('fetch', (event) => {
    const kind = kindOfRequest(event.request, base);
    // Otherwise the plugin's own listener would respond too, which throws.
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
