import { useCallback, useEffect, useRef, useState } from 'react';

/** How long a notice stays, in ms: long enough for a sentence. */
const NOTICE_MS = 3000;

/**
 * A sentence that tells what came of an action, and goes by itself.
 *
 * @returns The sentence, empty most of the time, and the way to show one.
 */
export function useNotice(): [notice: string, show: (text: string) => void] {
  const [notice, setNotice] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = useCallback((text: string) => {
    setNotice(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setNotice(''), NOTICE_MS);
  }, []);
  return [notice, show];
}
