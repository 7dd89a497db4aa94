import { SKIP_WAITING } from './messages';

/** Milliseconds between two looks at whether the page has focus, until it has. */
export const FOCUS_CHECK_INTERVAL = 100;

interface Followed {
  registration: ServiceWorkerRegistration;
  container: ServiceWorkerContainer;
  /** The worker that served the page, `null` without one. */
  servedBy: ServiceWorker | null;
  /** Loads the page again. */
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
 * Lets a new worker replace the old one as soon as it can: a waiting one is told to skip waiting, and
 * once it is active every page that the old one served loads again, when it has focus. The first
 * worker of all replaces none, so that the page stays as it is.
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
  // The change may have come before the listener.
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
