import { readStored, removeStored, writeStored } from '@site/src/settings';

/** Storage key of the wait that a failure began: its length and its end, in ms. */
const RETRY_KEY = 'feedback-retry';

/** The wait after the first failure, in ms; each further failure doubles it. */
const FIRST_WAIT = 60_000;

/** The longest wait in ms: a day. */
const LONGEST_WAIT = 86_400_000;

function readWait(): { length: number; end: number } {
  const [length, end] = (readStored(RETRY_KEY) ?? '').split(' ').map(Number);
  return { length: length || 0, end: end || 0 };
}

/** Whether queued messages aren't sent yet, because sending failed a short time ago. */
export function isWaiting(): boolean {
  const rest = readWait().end - Date.now();
  // A longer rest means that the clock was set back.
  return rest > 0 && rest <= LONGEST_WAIT;
}

/**
 * Waits after a failure, twice as long as after the previous one.
 *
 * @param least - The shortest wait, in seconds.
 */
export function startWait(least: number): void {
  const next = Math.max(readWait().length * 2, least * 1000, FIRST_WAIT);
  const length = Math.min(next, LONGEST_WAIT);
  writeStored(RETRY_KEY, `${length} ${Date.now() + length}`);
}

/** Forgets earlier failures. */
export function endWait(): void {
  removeStored(RETRY_KEY);
}
