import type { FeedbackMessage } from './contract';
import { siteFeedbackUrl } from './feedback-url';
import { isCollectorResponse } from './is-collector-response';

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
  const url = siteFeedbackUrl();
  if (url === null) {
    // Queued by an earlier deployment, which collected feedback.
    return 'refused';
  }
  let response: Response;
  try {
    response = await fetch(url, {
      method: 'POST',
      // Form services answer with a page unless asked for JSON.
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(TIMEOUT),
    });
  } catch {
    return 'failed';
  }
  const { ok, status } = response;
  if (ok) {
    return isCollectorResponse(response) ? 'sent' : 'failed';
  }
  return status >= 400 && status < 500 && !PASSING.includes(status) ? 'refused' : 'failed';
}
