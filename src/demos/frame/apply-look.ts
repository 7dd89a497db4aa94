import { densityOf, holdThemeState } from '@site/src/settings';
import type { FrameLook } from './frame-look';

/** Applies an appearance to the document of a frame and the demo in it. */
export function applyLook(look: FrameLook): void {
  holdThemeState(look);
  const root = document.documentElement;
  root.dataset.theme = look.paletteMode;
  root.dataset.density = densityOf(look.dense);
  root.classList.remove('mode-light', 'mode-dark');
  root.classList.add(`mode-${look.paletteMode}`);
  root.dir = look.direction;
  document.body.dir = look.direction;
  root.style.fontSize = look.largeText ? '200%' : '';
}
