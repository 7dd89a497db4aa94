import { followUpdates } from './follow-updates';
import { reportVisited } from './report-visited';

// `@docusaurus/plugin-pwa` expects these parameters; the worker then precaches the shell.
const PARAMS = encodeURIComponent(JSON.stringify({ offlineMode: true, debug: false }));

/** Initiator types of requests made by code. */
const CODE = ['fetch', 'xmlhttprequest', 'beacon'];

/** Whether the page loaded this resource without the worker, so the worker hasn't cached it. */
function isPastWorker({ initiatorType, workerStart }: PerformanceResourceTiming): boolean {
  // Requests by code may be messages or must not be stored; resources of the page are neither.
  return workerStart === 0 && !CODE.includes(initiatorType);
}

/**
 * Registers the worker and keeps the page up to date with it.
 *
 * @param servedBy - The worker that served the page; `null` without one.
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
  reportVisited(container, [
    window.location.href,
    // Start page of the installed app.
    new URL(baseUrl, window.location.href).href,
  ]);
  // Files that the page requested before the worker took control may arrive much later.
  new PerformanceObserver((list) => {
    const entries = list.getEntries() as PerformanceResourceTiming[];
    reportVisited(
      container,
      entries.filter(isPastWorker).map(({ name }) => name),
    );
  }).observe({ type: 'resource', buffered: true });
}
