import { useCallback, useState } from 'react';

type Retry = (() => void) | null;

/**
 * State of a failed load.
 *
 * @returns A function that retries and clears the failure, `null` without a failure; and a function
 *   that reports a failure.
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
