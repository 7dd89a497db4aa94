import type { FeedbackMessage } from './contract';
import { siteFeedbackUrl } from './feedback-url';
import { isCollectorResponse } from './is-collector-response';
import { enqueue } from './queue';

/** What became of a message. */
export type Delivery =
  | { outcome: 'sent' }
  /** The collector will never accept it. */
  | { outcome: 'refused'; reason: string }
  /** It can be sent again, after `retryAfter` seconds if the collector asks to wait. */
  | { outcome: 'failed'; retryAfter?: number };

/** Timeout in ms for the collector's response. */
const TIMEOUT = 15_000;

/**
 * Statuses by which the collector refuses a message for good: not JSON, too large, invalid. The other
 * client errors aren't about the message; a wrong route of the host causes 403, 404 and 405.
 */
const REFUSALS = [400, 413, 422];

/** The collector's reason for a refusal; `null` if another part of the host answered. */
async function reasonOf(response: Response): Promise<string | null> {
  if (!REFUSALS.includes(response.status)) {
    return null;
  }
  const { error } = (await response.json()) as { error?: unknown };
  return typeof error === 'string' ? error : null;
}

async function deliveryOf(response: Response): Promise<Delivery> {
  if (isCollectorResponse(response)) {
    return { outcome: 'sent' };
  }
  const reason = await reasonOf(response);
  return reason === null
    ? { outcome: 'failed', retryAfter: Number(response.headers.get('Retry-After')) || 0 }
    : { outcome: 'refused', reason };
}

/**
 * Sends a message to the collector. Sending it again is safe, because it is stored once. It fails on
 * a deployment that collects no feedback; the next one may.
 */
export async function sendFeedback(message: FeedbackMessage): Promise<Delivery> {
  const url = siteFeedbackUrl();
  if (url === null) {
    return { outcome: 'failed' };
  }
  // Safari 15.4 has no `AbortSignal.timeout`.
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT);
  try {
    const response = await fetch(url, {
      method: 'POST',
      // Form services answer with a page unless asked for JSON.
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(message),
      signal: controller.signal,
    });
    return await deliveryOf(response);
  } catch {
    return { outcome: 'failed' };
  } finally {
    clearTimeout(timer);
  }
}

/** Result of submitting; `queued` messages are sent when the reader is online. */
export type Submitted = Delivery | { outcome: 'queued' };

/** Sends a message, or queues it while the reader is offline. */
export async function submitFeedback(message: FeedbackMessage): Promise<Submitted> {
  const delivery: Delivery = navigator.onLine ? await sendFeedback(message) : { outcome: 'failed' };
  // Checked again, because the connection may have been lost during the request. If only the response
  // was lost, sending the message again is harmless because it has the same id.
  return delivery.outcome === 'failed' && !navigator.onLine && enqueue(message)
    ? { outcome: 'queued' }
    : delivery;
}
