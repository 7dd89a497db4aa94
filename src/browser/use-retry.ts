import { useCallback, useState } from 'react';

type Retry = (() => void) | null;

/**
 * How to try again what has failed to load.
 *
 * @returns A function that tries again and takes the failure as mended until it fails once more,
 *   `null` without a failure; and the way to tell of one.
 */
export function useRetry(): [retry: Retry, onFailure: (retry: Retry) => void] {
  const [retry, setRetry] = useState<Retry>(null);
  const onFailure = useCallback(
    (again: Retry) =>
      setRetry(
        () =>
          again &&
          (() => {
            setRetry(null);
            again();
          }),
      ),
    [],
  );
  return [retry, onFailure];
}
