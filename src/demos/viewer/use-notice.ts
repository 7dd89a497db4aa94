import { useCallback, useEffect, useRef, useState } from 'react';

/** How long a notice is shown, in ms: long enough to read a sentence. */
const NOTICE_MS = 3000;

/**
 * A short message about the result of an action, which disappears after a while.
 *
 * @returns The message, empty if there is none, and a function that shows one.
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
