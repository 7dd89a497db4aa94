import { useEffect } from 'react';
import { createLoader } from 'docusaurus-demo-islands/create-loader';
import type { SharedDemo } from './shared-demo';
import styles from './Demo.module.css';

interface Props {
  demo: SharedDemo;
  /** Called with a retry function after a failed load, and with `null` after a successful one. */
  onFailure: (retry: (() => void) | null) => void;
}

/**
 * Reserves the space of a demo that renders only in a frame, with a link to its standalone page for
 * readers without scripts.
 */
export function FrameRoom({ demo, onFailure }: Props) {
  useEffect(() => {
    const start = createLoader(demo.load, {
      onLoad: (module) => {
        demo.store.set({ module });
        onFailure(null);
      },
      onFailure,
    });
    start();
  }, [demo, onFailure]);

  let link = null;
  if (__SERVER__) {
    const { FrameLink } = require('./FrameLink') as typeof import('./FrameLink');
    link = <FrameLink {...demo} />;
  }
  return (
    <div className={styles.frameRoom} style={{ blockSize: demo.height }}>
      <noscript>{link}</noscript>
    </div>
  );
}
