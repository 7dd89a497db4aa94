interface Options<T> {
  onLoad?: (loaded: T) => void;
  /** Called after each failure with a function that retries. */
  onFailure?: (retry: () => void) => void;
  /** Stops further attempts and calls of `onFailure`. */
  signal?: AbortSignal;
}

/**
 * Loads something once. A failure is logged; loading is retried when the returned function is
 * called again, or when the browser goes online.
 *
 * @returns A function that starts loading; it does nothing during or after a successful load.
 * @example const open = createLoader(() => import('./menu'), { onLoad: ({ Menu }) => show(Menu) });
 */
export function createLoader<T>(
  load: () => Promise<T>,
  { onLoad, onFailure, signal }: Options<T>,
): () => void {
  let asked = false;
  const start = () => {
    if (asked || signal?.aborted) {
      return;
    }
    asked = true;
    load().then(onLoad, (error: unknown) => {
      asked = false;
      console.error('A part of this page could not be loaded.', error);
      if (!signal?.aborted) {
        addEventListener('online', start, { once: true, signal });
        onFailure?.(start);
      }
    });
  };
  return start;
}
