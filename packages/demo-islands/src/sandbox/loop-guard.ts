/** Name under which compiled code calls the guard. */
export const LOOP_GUARD = '__loopGuard';

/** How long loops may block the frame, in ms. */
const TIME_LIMIT = 1000;

/** Iterations between two looks at the clock, which takes longer than a short iteration. */
const CHECK_INTERVAL = 100;

let iterations = 0;
let startTime: number | null = null;
/** Whether the time limit has passed. Then every loop ends, even one that catches errors. */
let hasExpired = false;

function reset(): void {
  startTime = null;
  iterations = 0;
  hasExpired = false;
}

/**
 * Counts an iteration of any loop. Loops that wait for a timer or an event may run forever; loops
 * that only wait for promises may not, because they block the frame too.
 *
 * @throws If loops have blocked the frame for more than a second.
 */
export function loopGuard(): void {
  if (startTime === null) {
    startTime = performance.now();
    // Runs as soon as the frame isn't blocked.
    setTimeout(reset);
  }
  iterations += 1;
  if (iterations % CHECK_INTERVAL === 0) {
    hasExpired = performance.now() - startTime > TIME_LIMIT;
  }
  if (hasExpired) {
    throw new RangeError('A loop was stopped because it blocked the demo for more than 1 second.');
  }
}
