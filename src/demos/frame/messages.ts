import type { FrameLook } from './frame-look';

/** What the page tells a frame that shows a demo alone. */
export interface ToFrame {
  type: 'look';
  look: FrameLook;
}

/** What that frame tells the page. Both are of one origin, so the messages can be trusted. */
export type FromFrame = { type: 'ready' } | { type: 'height'; height: number };
