import { FEEDBACK_ENDPOINT } from './contract';
import type { FeedbackMessage } from './contract';

/** `refused`: it will never be taken. `failed`: it may be taken another time. */
export type Outcome = 'sent' | 'refused' | 'failed';

/** How long in ms the collector may take to answer. */
const TIMEOUT = 15_000;

/** Refusals that pass: too slow, too many. */
const PASSING = [408, 429];

/**
 * Sends a message to the collector. The same message may be sent again: it is stored once.
 */
export async function sendFeedback(message: FeedbackMessage): Promise<Outcome> {
  let response: Response;
  try {
    response = await fetch(FEEDBACK_ENDPOINT, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(TIMEOUT),
    });
  } catch {
    return 'failed';
  }
  const { ok, status, headers } = response;
  if (ok) {
    // A host without a collector may answer everything with a page.
    return headers.get('Content-Type')?.startsWith('application/json') ? 'sent' : 'failed';
  }
  return status >= 400 && status < 500 && !PASSING.includes(status) ? 'refused' : 'failed';
}
