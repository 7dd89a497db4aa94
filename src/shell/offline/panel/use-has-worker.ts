import { useEffect, useState } from 'react';

/**
 * Whether this browser has a worker of this site, which is needed to read downloads. A worker that
 * is being registered counts once it's ready.
 */
export function useHasWorker(): boolean {
  const [hasWorker, setHasWorker] = useState(false);
  useEffect(() => {
    let isGone = false;
    const ask = async () => {
      // Undefined outside secure contexts, like caches and locks.
      const registration = await navigator.serviceWorker?.ready;
      if (!isGone && registration) {
        setHasWorker(true);
      }
    };
    // Browsers that block storage reject this too.
    void ask().catch(() => {});
    return () => {
      isGone = true;
    };
  }, []);
  return hasWorker;
}
