import { densityOf, getSettings } from '@site/src/settings';
import type { CodeVariant } from '@site/src/settings';
import type { FrameSettings } from '../frame/frame-settings';
import type { Framing } from '../frame/use-frame';
import type { DemoState } from '../link-state/demo-state';

/**
 * How a demo stands now, for a link to it.
 *
 * @param edited - The source as the reader changed it; `null` without a change.
 */
export function stateOf(
  variant: CodeVariant,
  edited: string | null,
  { look, settings }: Pick<Framing, 'look' | 'settings'>,
): DemoState {
  return {
    variant,
    mode: look.paletteMode,
    direction: look.direction,
    density: densityOf(look.dense),
    ...(settings?.width ? { width: settings.width } : {}),
    ...(edited === null ? {} : { code: edited }),
  };
}

/**
 * The frame that a link's state asks for.
 *
 * @returns `null` when the page shows the demo so already.
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
