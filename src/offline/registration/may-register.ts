/** Key of the flag in `localStorage` with which tests have a worker on any host: `on`. */
export const TEST_FLAG = 'offline-worker';

interface Site {
  hostname: string;
  /** The site's address in the configuration. */
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
    // Some readers' browsers refuse storage; no test does.
    return null;
  }
}

/**
 * The same of the page that is open, in a browser that has workers.
 *
 * @param siteUrl - The site's address in the configuration.
 */
export function isWorkerAllowedHere(siteUrl: string): boolean {
  const { hostname } = window.location;
  return 'serviceWorker' in navigator && mayRegister({ hostname, siteUrl, flag: readFlag() });
}
