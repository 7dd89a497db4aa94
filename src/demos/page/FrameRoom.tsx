import { useEffect, useRef } from 'react';
import { useTranslate } from '@site/src/i18n';
import { demoFrames } from '@site/src/products';
import type { DemoProps, FrameModule } from '../types';
import styles from './Demo.module.css';

interface Props extends Pick<DemoProps, 'name' | 'source' | 'height' | 'load'> {
  /** Path of the site, without the slash at its end. */
  basePath: string;
  /** Called with what the viewer shows of the demo. */
  onModule: (module: FrameModule) => void;
  /** Called with a way to try again when that could not be loaded, and with `null` once it is. */
  onFailure: (retry: (() => void) | null) => void;
}

/**
 * Keeps the room of a demo that only its frame renders, with a link to the demo's own page for
 * readers without scripts.
 */
export function FrameRoom({ name, source, height, basePath, load, onModule, onFailure }: Props) {
  const t = useTranslate();
  const { alone, page } = demoFrames(source);
  const demo = encodeURIComponent([page, name].filter(Boolean).join('/'));
  // MDX makes a new function in each render; the first one is as good as the next.
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
        {/* eslint-disable-next-line @docusaurus/no-html-links -- a page outside of the router */}
        <a href={`${basePath}${alone}?demo=${demo}`}>{t('frame.ownPage', { name })}</a>
      </noscript>
    </div>
  );
}
