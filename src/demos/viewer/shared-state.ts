import { densityOf, getSettings } from '@site/src/settings';
import type { CodeVariant } from '@site/src/settings';
import type { FrameSettings } from '../frame/frame-settings';
import type { Framing } from '../frame/use-frame';
import type { DemoState } from '../link-state/demo-state';

/**
 * The current state of a demo, for a link to it.
 *
 * @param edited - The edited source; `null` if it's unchanged.
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
