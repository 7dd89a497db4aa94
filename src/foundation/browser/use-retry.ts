import { useCallback, useState } from 'react';

type Retry = (() => void) | null;

/**
 * Stores how to retry a failed load.
 *
 * @returns The retry function, `null` without a failure; and a function that reports a failure, or
 *   `null` once loading has succeeded. A retry doesn't clear the failure, so the button that
 *   triggered it keeps focus.
 */
export function useRetry(): [retry: Retry, onFailure: (retry: Retry) => void] {
  const [retry, setRetry] = useState<Retry>(null);
  const onFailure = useCallback((again: Retry) => setRetry(() => again), []);
  return [retry, onFailure];
}
