import { followUpdates } from './follow-updates';
import { tellVisited } from './tell-visited';

// What `@docusaurus/plugin-pwa` expects of whoever registers its worker: that it keeps the shell.
const PARAMS = encodeURIComponent(JSON.stringify({ offlineMode: true, debug: false }));

/** How browsers name the requests of code. */
const CODE = ['fetch', 'xmlhttprequest', 'beacon'];

/** Whether the page has loaded something of its own past the worker, which thus does not have it. */
function isPastWorker({ initiatorType, workerStart }: PerformanceResourceTiming): boolean {
  // What code asks for may be a message, or nothing to store; the page's own parts are neither.
  return workerStart === 0 && !CODE.includes(initiatorType);
}

/**
 * Registers the worker and keeps the page in step with it.
 *
 * @param servedBy - The worker that served the page, `null` without one.
 */
export async function startRegistration(
  baseUrl: string,
  servedBy: ServiceWorker | null,
): Promise<void> {
  const { serviceWorker: container } = navigator;
  const registration = await container.register(`${baseUrl}sw.js?params=${PARAMS}`, {
    scope: baseUrl,
    updateViaCache: 'none',
  });
  followUpdates({
    registration,
    container,
    servedBy,
    reload: () => window.location.reload(),
  });
  tellVisited(container, [
    window.location.href,
    // Where the installed app starts.
    new URL(baseUrl, window.location.href).href,
  ]);
  // What the page asks for before the worker serves it may come long after that.
  new PerformanceObserver((list) => {
    const entries = list.getEntries() as PerformanceResourceTiming[];
    tellVisited(
      container,
      entries.filter(isPastWorker).map(({ name }) => name),
    );
  }).observe({ type: 'resource', buffered: true });
}
