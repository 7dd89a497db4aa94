import { SKIP_WAITING } from './messages';

/** Interval between checks whether the page has focus, in ms. */
export const FOCUS_CHECK_INTERVAL = 100;

interface Followed {
  registration: ServiceWorkerRegistration;
  container: ServiceWorkerContainer;
  /** The worker that served the page; `null` without one. */
  servedBy: ServiceWorker | null;
  /** Reloads the page. */
  reload: () => void;
}

function skipWaiting(worker: ServiceWorker | null): void {
  worker?.postMessage(SKIP_WAITING);
}

function reloadOnceFocused(reload: () => void): void {
  const check = setInterval(() => {
    if (document.hasFocus()) {
      clearInterval(check);
      reload();
    }
  }, FOCUS_CHECK_INTERVAL);
}

/**
 * Activates a new worker as soon as possible: asks a waiting worker to skip waiting, and once it's
 * active, reloads each page that the old worker served when the page has focus. The first worker
 * replaces none, so it causes no reload.
 */
export function followUpdates({ registration, container, servedBy, reload }: Followed): void {
  let isReplacement = container.controller !== null;
  let isReloading = false;
  const reloadOnce = () => {
    if (!isReloading) {
      isReloading = true;
      reloadOnceFocused(reload);
    }
  };
  container.addEventListener('controllerchange', () => {
    if (isReplacement) {
      reloadOnce();
    }
    isReplacement = true;
  });
  // The controller may have changed before the listener was added.
  if (servedBy && container.controller !== servedBy) {
    reloadOnce();
  }

  skipWaiting(registration.waiting);
  const follow = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') {
        skipWaiting(registration.waiting);
      }
    });
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
}
