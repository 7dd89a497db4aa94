import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { LoadFailure } from '../island';

/**
 * The notice about parts of the viewer that failed to load.
 *
 * @param retries - Retry function of each part, `null` without a failure.
 * @param focusPart - Focuses the loaded part after a retry, unless the part has focused itself.
 * @returns The notice; `null` without a failure.
 */
export function useFailureNotice(
  retries: readonly ((() => void) | null)[],
  focusPart: () => void,
): ReactNode {
  const hasFailed = retries.some(Boolean);
  const isRetried = useRef(false);
  useEffect(() => {
    if (!hasFailed && isRetried.current) {
      isRetried.current = false;
      if (document.activeElement === document.body) {
        focusPart();
      }
    }
  });
  if (!hasFailed) {
    return null;
  }
  const retry = () => {
    isRetried.current = true;
    retries.forEach((each) => each?.());
  };
  return <LoadFailure onRetry={retry} />;
}
