import { unstable_forceFrameRate } from 'scheduler';

/** Frames per second of most screens. */
const FRAME_RATE = 60;

// React renders transitions, such as demos that hydrate, in turns of 5 ms by default. While the page
// scrolls or anything moves, the browser draws a frame after each turn, which takes a slow phone
// longer than the turn. Turns as long as a frame need a third as many.
unstable_forceFrameRate(FRAME_RATE);
