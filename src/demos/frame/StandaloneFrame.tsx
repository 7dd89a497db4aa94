import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '@site/src/foundation/i18n';
import { demoFrames } from '@site/src/foundation/products';
import { formatFrameQuery } from './frame-look';
import type { FrameLook } from './frame-look';
import type { FromFrame, ToFrame } from './messages';
import styles from './FramedDemo.module.css';

/** Minimum height in px, for example for a demo that only opens a dialog. */
const MIN_HEIGHT = 120;

interface Demo {
  name: string;
  /** Path of the demo's source pages, which the build passes to `<Demo>`. */
  source: string;
  /** Base path of the site, without trailing slash. */
  basePath: string;
}

/** URL of the standalone page of a demo. */
export function standaloneUrl({ name, source, basePath }: Demo, look: FrameLook): string {
  const { alone, page } = demoFrames(source);
  const demo = [page, name].filter(Boolean).join('/');
  return basePath + alone + formatFrameQuery({ demo, look });
}

interface Props extends Demo {
  look: FrameLook;
  /** Fixed height in px instead of the content's height. */
  height?: number;
  /** Height in px until the frame reports its content's height. */
  startHeight: number;
}

/**
 * A demo in its own document: as high as its content, with an appearance that changes without a
 * reload.
 */
export function StandaloneFrame({ name, source, basePath, look, height, startHeight }: Props) {
  const t = useTranslate();
  const frame = useRef<HTMLIFrameElement>(null);
  const [needed, setNeeded] = useState(Math.max(MIN_HEIGHT, startHeight));
  const [ready, setReady] = useState(false);
  const address = standaloneUrl({ name, source, basePath }, look);
  // The URL contains the initial appearance; changes are sent as messages.
  const [firstAddress] = useState(address);

  useEffect(() => {
    const listen = (event: MessageEvent<FromFrame>) => {
      const isOwn = event.source === frame.current?.contentWindow;
      if (!isOwn || event.origin !== window.location.origin) {
        return;
      }
      // Only now, because reading a large message of another frame takes long.
      const { data } = event;
      if (data.type === 'ready') {
        setReady(true);
      } else {
        setNeeded(Math.max(MIN_HEIGHT, data.height));
      }
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);

  useEffect(() => {
    if (ready) {
      const message: ToFrame = { type: 'look', look };
      frame.current!.contentWindow!.postMessage(message, window.location.origin);
    }
  }, [ready, look]);

  return (
    <iframe
      ref={frame}
      className={styles.frame}
      title={t('frame.region', { name })}
      src={firstAddress}
      style={{ blockSize: height ?? needed, colorScheme: look.paletteMode }}
    />
  );
}
