import { useEffect, useRef } from 'react';
import { BackToTop } from './BackToTop';
import styles from './BackToTopCorner.module.css';

/**
 * The back-to-top button in a corner of the window, where the page has no contents bar. It hides while
 * it would cover a control; the code for that loads when the reader scrolls.
 */
export function BackToTopCorner() {
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const start = async () => {
      const { avoidControls } = await import('./avoid-controls');
      if (!signal.aborted) {
        avoidControls(button.current!, signal);
      }
    };
    const onScroll = () => void start().catch(console.error);
    window.addEventListener('scroll', onScroll, { once: true, passive: true, signal });
    return () => ended.abort();
  }, []);

  return <BackToTop ref={button} className={styles.corner} />;
}
