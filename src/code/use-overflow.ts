import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/**
 * Whether an element's content is wider than the element, live.
 *
 * @param isHeld - Whether the answer stays what it was, as while its consequence makes all fit.
 */
export function useOverflow(ref: RefObject<Element | null>, isHeld: boolean): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isHeld) {
      return undefined;
    }
    const observer = new ResizeObserver(() =>
      setOverflows(element.scrollWidth > element.clientWidth),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isHeld]);
  return overflows;
}
