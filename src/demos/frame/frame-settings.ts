import type { FrameLook } from './frame-look';

/** The reader's settings for the frame of a demo. */
export interface FrameSettings extends FrameLook {
  /** Width in px; `null` for the full width. */
  width: number | null;
}

/** Range of widths in px: from narrower than the narrowest phones to wide screens. */
export const FRAME_WIDTHS = { min: 240, max: 2560 } as const;

/** Rounds a width to whole px and limits it to the allowed range. */
export function clampWidth(width: number): number {
  return Math.round(Math.min(FRAME_WIDTHS.max, Math.max(FRAME_WIDTHS.min, width)));
}
