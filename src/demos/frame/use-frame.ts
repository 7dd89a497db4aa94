import { useCallback, useEffect, useMemo, useState } from 'react';
import type { RefObject } from 'react';
import { useOnIntent } from '@site/src/browser/use-on-intent';
import type { OnIntent } from '@site/src/browser/use-on-intent';
import { getSettings, useSettings } from '@site/src/settings';
import { whenNear } from '../island/when-near';
import type { FrameLook } from './frame-look';
import type { FrameSettings } from './frame-settings';
import type { FramedDemoProps } from './FramedDemo';

/** The frame that a demo may stand in. */
export interface Framing {
  /** What the reader sets about it; `null` while the demo stands in the page itself. */
  settings: FrameSettings | null;
  /** The look that the demo has now, framed or not. */
  look: FrameLook;
  /** The frame, once its code is loaded. */
  FramedDemo: OnIntent<FramedDemoProps>['Component'];
  /** For the control that opens the frame: loads it ahead. */
  intentProps: OnIntent<FramedDemoProps>['intentProps'];
  /** Tries again to load the frame that the reader asked for, `null` without a failure. */
  retry: (() => void) | null;
  /** Puts the demo into a frame, with a look other than the page's where given. */
  open: (settings?: Partial<FrameSettings>) => void;
  /** Puts the demo into a frame that looks like the page, or back into the page. */
  toggle: () => void;
  change: (settings: FrameSettings) => void;
  /** Height that the frame starts with, in px: that of the demo in the page. */
  startHeight: number;
}

/** Room around the demo inside its frame, in px; `frame.css` gives it. */
const FRAME_PADDING = 24;

const importFrame = () => import('./FramedDemo').then(({ FramedDemo }) => FramedDemo);

/**
 * Lets the reader put one demo into a frame of its own.
 *
 * @param stage - Element that the demo stands in.
 * @param framed - Whether it is put into a frame by itself, once the reader comes near.
 */
export function useFrame(stage: RefObject<HTMLElement | null>, framed: boolean): Framing {
  const { Component, load, intentProps, retry } = useOnIntent(importFrame);
  const [settings, setSettings] = useState<FrameSettings | null>(null);
  const [startHeight, setStartHeight] = useState(0);
  const { paletteMode, direction, dense } = useSettings();

  const look = useMemo(
    () => settings ?? { paletteMode, direction, dense, largeText: false },
    [settings, paletteMode, direction, dense],
  );

  const open = useCallback(
    (own: Partial<FrameSettings> = {}) => {
      load();
      const root = stage.current?.querySelector('.demo-root');
      setStartHeight((root?.getBoundingClientRect().height ?? 0) + 2 * FRAME_PADDING);
      const page = getSettings();
      setSettings({
        paletteMode: page.paletteMode,
        direction: page.direction,
        dense: page.dense,
        largeText: false,
        width: null,
        ...own,
      });
    },
    [load, stage],
  );

  useEffect(() => {
    const ended = new AbortController();
    if (framed) {
      void whenNear(stage.current!, ended.signal).then(() => open());
    }
    return () => ended.abort();
  }, [framed, stage, open]);

  const toggle = () => (settings ? setSettings(null) : open());

  return {
    settings,
    look,
    FramedDemo: Component,
    intentProps,
    retry: settings && retry,
    open,
    toggle,
    change: setSettings,
    startHeight,
  };
}
