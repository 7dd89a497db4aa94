import { followUpdates } from './follow-updates';
import { tellVisited } from './tell-visited';

// What `@docusaurus/plugin-pwa` expects of whoever registers its worker: that it keeps the shell.
const PARAMS = encodeURIComponent(JSON.stringify({ offlineMode: true, debug: false }));

/** How browsers name the requests of code. */
const CODE = ['fetch', 'xmlhttprequest', 'beacon'];

/** Registers the worker and keeps the page in step with it. */
export async function startRegistration(baseUrl: string): Promise<void> {
  const { serviceWorker: container } = navigator;
  const registration = await container.register(`${baseUrl}sw.js?params=${PARAMS}`, {
    scope: baseUrl,
    updateViaCache: 'none',
  });
  followUpdates({ registration, container, reload: () => window.location.reload() });
  await container.ready;
  tellVisited(container, [
    window.location.href,
    // Where the installed app starts.
    new URL(baseUrl, window.location.href).href,
    ...performance
      .getEntriesByType('resource')
      // What code asks for may be a message, or nothing to store; the page's own parts are neither.
      .filter((entry) => !CODE.includes((entry as PerformanceResourceTiming).initiatorType))
      .map(({ name }) => name),
  ]);
}
