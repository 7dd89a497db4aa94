import { useEffect, useState } from 'react';
import { whenIdle } from 'docusaurus-speed/when-idle';

/**
 * Whether the page is scrolled down by more than a distance. The component re-renders only when
 * that changes. The position is read after the paint and while scrolling, never while React commits,
 * where the question would make the browser lay out the page at once.
 *
 * @param distance - In px.
 */
export function useScrolled(distance: number): boolean {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const ended = new AbortController();
    const read = () => setScrolled(window.scrollY > distance);
    window.addEventListener('scroll', read, { passive: true, signal: ended.signal });
    // A reloaded page can be scrolled already.
    whenIdle(() => {
      if (!ended.signal.aborted) {
        read();
      }
    });
    return () => ended.abort();
  }, [distance]);
  return isScrolled;
}
