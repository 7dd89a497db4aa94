import { useCallback, useEffect, useMemo, useState } from 'react';
import type { RefObject } from 'react';
import { useOnIntent } from '@site/src/browser/use-on-intent';
import type { OnIntent } from '@site/src/browser/use-on-intent';
import { getSettings, useSettings } from '@site/src/settings';
import { whenNear } from '../island/when-near';
import type { FrameLook } from './frame-look';
import type { FrameSettings } from './frame-settings';
import type { FramedDemoProps } from './FramedDemo';

/** The frame of a demo, if it's framed. */
export interface Framing {
  /** The reader's settings for the frame; `null` while the demo is in the page itself. */
  settings: FrameSettings | null;
  /** The current appearance of the demo, framed or not. */
  look: FrameLook;
  /** The frame's component, once its code is loaded. */
  FramedDemo: OnIntent<FramedDemoProps>['Component'];
  /** For the control that opens the frame: preloads it. */
  intentProps: OnIntent<FramedDemoProps>['intentProps'];
  /** Retries loading the frame that the reader asked for; `null` without a failure. */
  retry: (() => void) | null;
  /** Moves the demo into a frame, optionally with a different appearance than the page. */
  open: (settings?: Partial<FrameSettings>) => void;
  /** Moves the demo into a frame that looks like the page, or back into the page. */
  toggle: () => void;
  change: (settings: FrameSettings) => void;
  /** Initial height of the frame in px: that of the demo in the page. */
  startHeight: number;
}

/** Padding around the demo in its frame in px; set in `frame.css`. */
const FRAME_PADDING = 24;

const importFrame = () => import('./FramedDemo').then(({ FramedDemo }) => FramedDemo);

/**
 * Moves one demo into its own frame on request.
 *
 * @param stage - Element that contains the demo.
 * @param framed - Whether the demo is framed without a request, once it's near the viewport.
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
