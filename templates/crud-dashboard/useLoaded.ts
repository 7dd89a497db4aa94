import { useCallback, useEffect, useState } from 'react';

type Loaded<Value> =
  { status: 'loading' } | { status: 'ready'; value: Value } | { status: 'failed'; error: Error };

/**
 * Calls `load` on mount and whenever it changes. The answer of an outdated call is ignored.
 *
 * @param load - Must be the same function between renders: declare it outside or memoize it.
 */
export function useLoaded<Value>(load: () => Promise<Value>) {
  const [state, setState] = useState<Loaded<Value>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (value) => isCurrent && setState({ status: 'ready', value }),
      (error: unknown) =>
        isCurrent &&
        setState({
          status: 'failed',
          error: error instanceof Error ? error : new Error(String(error)),
        }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, attempt]);
  const reload = useCallback(() => {
    setState({ status: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  return { ...state, reload };
}
