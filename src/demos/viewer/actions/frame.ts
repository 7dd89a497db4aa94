import { getSettings } from '@site/src/reader/settings';
import type { FrameSettings } from '../../frame/frame-settings';
import type { ViewerDemo } from '../viewer-demo';

/** Padding around the demo in its frame in px; set in `frame.css`. */
const FRAME_PADDING = 24;

/**
 * Moves a demo into a frame.
 *
 * @param own - Settings that differ from the page's.
 */
export function openFrame(
  { stage, store, loaders }: ViewerDemo,
  own: Partial<FrameSettings> = {},
): void {
  const inPage = stage?.querySelector('.demo-root');
  const { paletteMode, direction, dense } = getSettings();
  loaders.frame();
  store.set({
    startHeight: (inPage?.getBoundingClientRect().height ?? 0) + 2 * FRAME_PADDING,
    frame: { paletteMode, direction, dense, largeText: false, width: null, ...own },
  });
}

/** Moves a demo into a frame that looks like the page, or back into the page. */
export function toggleFrame(demo: ViewerDemo): void {
  if (demo.store.get().frame) {
    demo.store.set({ frame: undefined });
  } else {
    openFrame(demo);
  }
}
