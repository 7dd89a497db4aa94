import { useEffect, useRef } from 'react';
import { useOnIntent } from '@site/src/foundation/browser/use-on-intent';
import { useAdConfig } from './AdProvider';
import styles from './AdSlot.module.css';

interface Props {
  /** Path of the page, which its ads don't advertise. */
  path?: string;
  /** Whether the page has a table of contents, above which the ad stands on wide screens. */
  isBesideText?: boolean;
}

const importAd = () => import('./Ad').then(({ Ad }) => Ad);

/**
 * Reserves the height of a page's ad, so nothing shifts when it's shown. The ad's code is loaded
 * when the slot is in the viewport. A slot that stays empty keeps its height.
 *
 * @throws Outside of `<AdProvider>`.
 */
export function AdSlot({ path, isBesideText = false }: Props) {
  const { GADisplayRatio } = useAdConfig();
  const slot = useRef<HTMLDivElement>(null);
  const { Component: Ad, load } = useOnIntent(importAd);

  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) {
        observer.disconnect();
        load();
      }
    });
    observer.observe(slot.current!);
    return () => observer.disconnect();
  }, [load]);

  return (
    <div ref={slot} className={styles.slot} data-ad-slot={isBesideText ? 'beside-text' : ''}>
      {Ad && <Ad displayRatio={GADisplayRatio} path={path} />}
    </div>
  );
}
