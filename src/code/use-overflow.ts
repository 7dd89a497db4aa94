import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Whether an element's content is wider than the element, live. */
export function useOverflow(ref: RefObject<Element | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) {
      return undefined;
    }
    const observer = new ResizeObserver(() =>
      setOverflows(element.scrollWidth > element.clientWidth),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return overflows;
}
