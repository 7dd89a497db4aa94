import { persisted } from '@site/src/foundation/browser/persisted';

/** The wait that a failure began: its length and its end, in ms. */
const wait = persisted({
  key: 'feedback-retry',
  parse(stored) {
    const [length, end] = (stored ?? '').split(' ').map(Number);
    return { length: length || 0, end: end || 0 };
  },
  format: ({ length, end }) => `${length} ${end}`,
  isMemory: true,
});

/** The wait after the first failure, in ms; each further failure doubles it. */
const FIRST_WAIT = 60_000;

/** The longest wait in ms: a day. */
const LONGEST_WAIT = 86_400_000;

/** Whether queued messages aren't sent yet, because sending failed a short time ago. */
export function isWaiting(): boolean {
  const rest = wait.get().end - Date.now();
  // A longer rest means that the clock was set back.
  return rest > 0 && rest <= LONGEST_WAIT;
}

/**
 * Waits after a failure, twice as long as after the previous one.
 *
 * @param least - The shortest wait, in seconds.
 */
export function startWait(least: number): void {
  const next = Math.max(wait.get().length * 2, least * 1000, FIRST_WAIT);
  const length = Math.min(next, LONGEST_WAIT);
  wait.set({ length, end: Date.now() + length });
}

/** Forgets earlier failures. */
export const endWait = wait.reset;
