/** Key of the test flag in `localStorage`; `on` registers the worker on any host. */
export const TEST_FLAG = 'offline-worker';

interface Site {
  hostname: string;
  /** The site's URL from the configuration. */
  siteUrl: string;
  /** Value of the test flag. */
  flag: string | null;
}

/** Whether pages of this host register the worker: those of the official docs host, and tests. */
export function mayRegister({ hostname, siteUrl, flag }: Site): boolean {
  return hostname === new URL(siteUrl).hostname || flag === 'on';
}

function readFlag(): string | null {
  try {
    return window.localStorage.getItem(TEST_FLAG);
  } catch {
    // Some browsers block storage; those of the tests don't.
    return null;
  }
}

/**
 * Applies `mayRegister` to the current page, if the browser supports workers.
 *
 * @param siteUrl - The site's URL from the configuration.
 */
export function isWorkerAllowedHere(siteUrl: string): boolean {
  const { hostname } = window.location;
  return 'serviceWorker' in navigator && mayRegister({ hostname, siteUrl, flag: readFlag() });
}
