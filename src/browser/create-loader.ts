interface Options<T> {
  onLoad?: (loaded: T) => void;
  /** Called after each failure with a function that tries again. */
  onFailure?: (retry: () => void) => void;
  /** Stops further attempts, and calls of `onFailure`. */
  signal?: AbortSignal;
}

/**
 * Loads something once. A failure is logged, and loading is tried again when the returned function
 * is called again, or when the connection is back.
 *
 * @returns Starts loading; does nothing while that is under way, or done.
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
