import { FEEDBACK_ENDPOINT } from './contract';
import type { FeedbackMessage } from './contract';

/** `refused`: permanently rejected. `failed`: can be retried. */
export type Outcome = 'sent' | 'refused' | 'failed';

/** Timeout in ms for the collector's response. */
const TIMEOUT = 15_000;

/** Client errors that are temporary: request timeout, too many requests. */
const PASSING = [408, 429];

/**
 * Sends a message to the collector. Sending it again is safe, because it is stored once.
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
    // A host without a collector may answer any request with a page.
    return headers.get('Content-Type')?.startsWith('application/json') ? 'sent' : 'failed';
  }
  return status >= 400 && status < 500 && !PASSING.includes(status) ? 'refused' : 'failed';
}
