import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '@site/src/i18n';
import { demoFrames } from '@site/src/products';
import { formatFrameQuery } from './frame-look';
import type { FrameLook } from './frame-look';
import type { FromFrame, ToFrame } from './messages';
import styles from './FramedDemo.module.css';

/** Height of a frame whose demo needs none of its own, such as one that only opens a dialog; px. */
const LEAST_HEIGHT = 120;

interface Demo {
  name: string;
  /** Address of the demo's source pages, as the build gives it to `<Demo>`. */
  source: string;
  /** Path of the site, without the slash at its end. */
  basePath: string;
}

/** Address of the page that shows a demo alone. */
export function aloneAddress({ name, source, basePath }: Demo, look: FrameLook): string {
  const { alone, page } = demoFrames(source);
  const demo = [page, name].filter(Boolean).join('/');
  return basePath + alone + formatFrameQuery({ demo, look });
}

interface Props extends Demo {
  look: FrameLook;
  /** Fixed height in px, in place of that of the content. */
  height?: number;
  /** Height in px until the frame tells what it needs. */
  startHeight: number;
}

/** A demo in a document of its own: as high as it needs, in a look that changes without a reload. */
export function AloneFrame({ name, source, basePath, look, height, startHeight }: Props) {
  const t = useTranslate();
  const frame = useRef<HTMLIFrameElement>(null);
  const [needed, setNeeded] = useState(Math.max(LEAST_HEIGHT, startHeight));
  const [ready, setReady] = useState(false);
  const address = aloneAddress({ name, source, basePath }, look);
  // The look of the address is that of the start; later ones are sent.
  const [firstAddress] = useState(address);

  useEffect(() => {
    const listen = ({ source: sender, data, origin }: MessageEvent<FromFrame>) => {
      if (sender !== frame.current?.contentWindow || origin !== window.location.origin) {
        return;
      }
      if (data.type === 'ready') {
        setReady(true);
      } else {
        setNeeded(Math.max(LEAST_HEIGHT, data.height));
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
