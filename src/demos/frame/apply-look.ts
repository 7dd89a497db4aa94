import { holdThemeState, showSettings } from '@site/src/reader/settings';
import type { FrameLook } from './frame-look';

/** Applies an appearance to the document of a frame and the demo in it. */
export function applyLook(look: FrameLook): void {
  holdThemeState(look);
  showSettings();
  document.documentElement.style.fontSize = look.largeText ? '200%' : '';
}
