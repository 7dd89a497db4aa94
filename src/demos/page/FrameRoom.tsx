import { useEffect, useRef } from 'react';
import type { DemoProps, FrameModule } from '../types';
import type { SharedDemo } from './shared-demo';
import styles from './Demo.module.css';

interface Props extends Pick<DemoProps, 'load'> {
  demo: SharedDemo;
  /** Called with the loaded module. */
  onModule: (module: FrameModule) => void;
  /** Called with a retry function after a failed load, and with `null` after a successful one. */
  onFailure: (retry: (() => void) | null) => void;
}

/**
 * Reserves the space of a demo that renders only in a frame, with a link to its standalone page for
 * readers without scripts.
 */
export function FrameRoom({ demo, load, onModule, onFailure }: Props) {
  // MDX creates a new but equivalent function in each render.
  const firstLoad = useRef(load);

  useEffect(() => {
    const start = () => {
      firstLoad.current().then(
        (module) => {
          onModule(module);
          onFailure(null);
        },
        () => onFailure(start),
      );
    };
    start();
  }, [onModule, onFailure]);

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
