import { codeVariant, densityOf, getSettings } from '@site/src/reader/settings';
import { editedCode } from '../edits/edits';
import type { FrameSettings } from '../frame/frame-settings';
import type { DemoState } from '../link-state/demo-state';
import type { SharedDemo } from '../page/shared-demo';
import { sourceFiles } from './source-files';

/** The current state of a demo, for a link to it. */
export function stateForLink(demo: SharedDemo): DemoState {
  const { frame, edits } = demo.store.get();
  const { paletteMode, direction, dense } = frame ?? getSettings();
  const variant = codeVariant.get();
  const code = editedCode(edits, sourceFiles(demo, variant)[0].name);
  return {
    variant,
    mode: paletteMode,
    direction,
    density: densityOf(dense),
    ...(frame?.width ? { width: frame.width } : {}),
    ...(code === null ? {} : { code }),
  };
}

/**
 * The frame settings that a link's state requires.
 *
 * @returns `null` if the page already shows the demo in that state.
 */
export function frameOf({
  mode,
  direction,
  density,
  width,
}: DemoState): Partial<FrameSettings> | null {
  const page = getSettings();
  const own: Partial<FrameSettings> = {
    ...(mode && mode !== page.paletteMode ? { paletteMode: mode } : {}),
    ...(direction && direction !== page.direction ? { direction } : {}),
    ...(density && density !== densityOf(page.dense) ? { dense: density === 'compact' } : {}),
    ...(width ? { width } : {}),
  };
  return Object.keys(own).length > 0 ? own : null;
}
