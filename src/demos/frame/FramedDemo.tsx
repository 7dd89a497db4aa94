import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from '@site/src/foundation/i18n';
import { StandaloneFrame, standaloneUrl } from './StandaloneFrame';
import type { FrameSettings } from './frame-settings';
import { WidthHandle } from './WidthHandle';
import styles from './FramedDemo.module.css';

/** Props of a framed demo. */
export interface FramedDemoProps {
  name: string;
  /** Path of the demo's source pages, which the build passes to `<Demo>`. */
  source: string;
  /** Base path of the site, without trailing slash. */
  basePath: string;
  settings: FrameSettings;
  onSettingsChange: (settings: FrameSettings) => void;
  /** Fixed height in px. */
  height?: number;
  /** Height in px until the frame reports its content's height. */
  startHeight: number;
  /** Whether `children` are shown instead of the demo. */
  covered?: boolean;
  /** An edited version of the demo, in its own frame. */
  children?: ReactNode;
}

type Switch = 'dark' | 'rtl' | 'compact' | 'largeText';

const SWITCHES: Record<
  Switch,
  { isOn: (now: FrameSettings) => boolean; toggle: (now: FrameSettings) => Partial<FrameSettings> }
> = {
  dark: {
    isOn: ({ paletteMode }) => paletteMode === 'dark',
    toggle: ({ paletteMode }) => ({ paletteMode: paletteMode === 'dark' ? 'light' : 'dark' }),
  },
  rtl: {
    isOn: ({ direction }) => direction === 'rtl',
    toggle: ({ direction }) => ({ direction: direction === 'rtl' ? 'ltr' : 'rtl' }),
  },
  compact: { isOn: ({ dense }) => dense, toggle: ({ dense }) => ({ dense: !dense }) },
  largeText: {
    isOn: ({ largeText }) => largeText,
    toggle: ({ largeText }) => ({ largeText: !largeText }),
  },
};

/** The current width of an element in px. */
function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(entry!.contentRect.width));
    observer.observe(ref.current!);
    return () => observer.disconnect();
  }, []);
  return [ref, width] as const;
}

/** A demo in a resizable frame, with its own color mode, direction, density and text size. */
export function FramedDemo(props: FramedDemoProps) {
  const {
    name,
    source,
    basePath,
    settings,
    onSettingsChange,
    height,
    startHeight,
    covered = false,
    children,
  } = props;
  const t = useTranslate();
  const id = useId();
  const [box, width] = useWidth();
  const standalone = standaloneUrl({ name, source, basePath }, settings);
  const change = (part: Partial<FrameSettings>) => onSettingsChange({ ...settings, ...part });

  return (
    <div className={styles.framed}>
      <div role="group" aria-label={t('frame.controls', { name })} className={styles.controls}>
        {(Object.keys(SWITCHES) as Switch[]).map((key) => (
          <button
            key={key}
            type="button"
            className={styles.control}
            aria-pressed={SWITCHES[key].isOn(settings)}
            onClick={() => change(SWITCHES[key].toggle(settings))}
          >
            {t(`frame.${key}`)}
          </button>
        ))}
        <button
          type="button"
          className={styles.control}
          disabled={settings.width === null}
          onClick={() => change({ width: null })}
        >
          {t('frame.allWidth')}
        </button>
        {/* eslint-disable-next-line @docusaurus/no-html-links -- a page outside of the router */}
        <a className={styles.control} href={standalone} target="_blank" rel="noopener">
          {t('frame.alone')}
        </a>
        <output className={styles.width} dir="ltr">
          {Math.round(width)} px
        </output>
      </div>
      <div className={styles.scroller}>
        <div className={styles.room} data-sized={settings.width === null ? undefined : ''}>
          <div
            ref={box}
            id={id}
            className={styles.box}
            data-mode={settings.paletteMode}
            style={{ inlineSize: settings.width ?? undefined }}
          >
            <div hidden={covered}>
              <StandaloneFrame
                name={name}
                source={source}
                basePath={basePath}
                look={settings}
                height={height}
                startHeight={startHeight}
              />
            </div>
            {children}
          </div>
          <WidthHandle
            width={width}
            controls={id}
            onWidthChange={(next) => change({ width: next })}
          />
        </div>
      </div>
    </div>
  );
}
