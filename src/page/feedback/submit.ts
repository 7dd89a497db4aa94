import type { FeedbackMessage } from './contract';
import { enqueue } from './queue';
import { sendFeedback } from './send';
import type { Delivery } from './send';

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
