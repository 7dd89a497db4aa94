import { followUpdates } from './follow-updates';
import { tellVisited } from './tell-visited';

// What `@docusaurus/plugin-pwa` expects of whoever registers its worker: that it keeps the shell.
const PARAMS = encodeURIComponent(JSON.stringify({ offlineMode: true, debug: false }));

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
    ...performance.getEntriesByType('resource').map(({ name }) => name),
  ]);
}
