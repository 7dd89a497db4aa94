import type { FrameLook } from './frame-look';

/** Messages from the page to the frame of a standalone demo. */
export interface ToFrame {
  type: 'look';
  look: FrameLook;
}

/**
 * Messages from that frame to the page. Both have the same origin, so the messages can be trusted.
 */
export type FromFrame = { type: 'ready' } | { type: 'height'; height: number };
