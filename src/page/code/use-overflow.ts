import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/**
 * Whether the displayed code of a block is wider than its `<pre>`; updates when its size changes.
 *
 * @param block - Element that contains one or several `<pre>`; hidden ones have no size.
 * @param isPaused - Whether to keep the last result, for example while lines wrap.
 */
export function useOverflow(block: RefObject<Element | null>, isPaused: boolean): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const elements = [...(block.current?.querySelectorAll('pre') ?? [])];
    if (isPaused) {
      return undefined;
    }
    const observer = new ResizeObserver(() =>
      setOverflows(elements.some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)),
    );
    elements.forEach((element) => observer.observe(element));
    return () => observer.disconnect();
  }, [block, isPaused]);
  return overflows;
}
