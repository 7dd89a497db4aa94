import { useEffect, useState } from 'react';

/**
 * Whether this site has a worker in this browser, without which nothing kept could be read. One that is
 * still being registered counts as soon as it is there.
 */
export function useHasWorker(): boolean {
  const [hasWorker, setHasWorker] = useState(false);
  useEffect(() => {
    let isGone = false;
    const ask = async () => {
      // Absent outside of secure contexts, as are caches and locks.
      const registration = await navigator.serviceWorker?.ready;
      if (!isGone && registration) {
        setHasWorker(true);
      }
    };
    // Browsers that refuse storage refuse this as well.
    void ask().catch(() => {});
    return () => {
      isGone = true;
    };
  }, []);
  return hasWorker;
}
