import type { FrameLook } from './frame-look';

/** What the reader sets about the frame of a demo. */
export interface FrameSettings extends FrameLook {
  /** In px; `null` for all the room there is. */
  width: number | null;
}

/** Widths that a frame can have, in px: below those of the narrowest phones, and up to wide screens. */
export const FRAME_WIDTHS = { min: 240, max: 2560 } as const;

/** A width that a frame can have, in whole px. */
export function clampWidth(width: number): number {
  return Math.round(Math.min(FRAME_WIDTHS.max, Math.max(FRAME_WIDTHS.min, width)));
}
