import { readStored } from '@site/src/foundation/browser/storage';

/** Key of the test flag in `localStorage`; `on` registers the worker on local hosts. */
export const TEST_FLAG = 'offline-worker';

interface Site {
  hostname: string;
  /** The site's URL from the configuration. */
  siteUrl: string;
  /** Value of the test flag. */
  flag: string | null;
}

/** Hosts that only the reader's own machine serves. Names are as in `Location.hostname`. */
const LOCAL_HOST = /^(?:(?:.+\.)?localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Whether pages of this host register the worker: those of the official docs host, and of local
 * hosts with the test flag. Other hosts ignore the flag, so previews and mirrors never get a worker.
 */
export function mayRegister({ hostname, siteUrl, flag }: Site): boolean {
  return LOCAL_HOST.test(hostname) ? flag === 'on' : hostname === new URL(siteUrl).hostname;
}

function hasWorkers(): boolean {
  try {
    return Boolean(navigator.serviceWorker);
  } catch {
    // In a frame with `sandbox`, reading the property throws.
    return false;
  }
}

/**
 * Applies `mayRegister` to the current page, if the browser supports workers.
 *
 * @param siteUrl - The site's URL from the configuration.
 */
export function isWorkerAllowedHere(siteUrl: string): boolean {
  const { hostname } = window.location;
  return (
    hasWorkers() && mayRegister({ hostname, siteUrl, flag: readStored('localStorage', TEST_FLAG) })
  );
}
