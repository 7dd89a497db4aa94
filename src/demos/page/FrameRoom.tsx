import { useEffect, useRef } from 'react';
import { useTranslate } from '@site/src/i18n';
import { demoFrames } from '@site/src/products';
import type { DemoProps, FrameModule } from '../types';
import styles from './Demo.module.css';

interface Props extends Pick<DemoProps, 'name' | 'source' | 'height' | 'load'> {
  /** The site's base URL without the trailing slash. */
  basePath: string;
  /** Called with the loaded module. */
  onModule: (module: FrameModule) => void;
  /** Called with a retry function after a failed load, and with `null` after a successful one. */
  onFailure: (retry: (() => void) | null) => void;
}

/**
 * Reserves the space of a demo that renders only in a frame, with a link to its standalone page for
 * readers without scripts.
 */
export function FrameRoom({ name, source, height, basePath, load, onModule, onFailure }: Props) {
  const t = useTranslate();
  const { alone, page } = demoFrames(source);
  const demo = encodeURIComponent([page, name].filter(Boolean).join('/'));
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

  return (
    <div className={styles.frameRoom} style={{ blockSize: height }}>
      <noscript>
        {/* eslint-disable-next-line @docusaurus/no-html-links -- a page outside the router */}
        <a href={`${basePath}${alone}?demo=${demo}`}>{t('frame.ownPage', { name })}</a>
      </noscript>
    </div>
  );
}
