import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/**
 * Whether an element's content is wider than the element; updates when its size changes.
 *
 * @param isPaused - Whether to keep the last result, for example while lines wrap.
 */
export function useOverflow(ref: RefObject<Element | null>, isPaused: boolean): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isPaused) {
      return undefined;
    }
    const observer = new ResizeObserver(() =>
      setOverflows(element.scrollWidth > element.clientWidth),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isPaused]);
  return overflows;
}
