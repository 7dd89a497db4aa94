import type { FeedbackMessage } from './contract';
import { enqueue } from './queue';
import { sendFeedback } from './send';

/** What became of a message; `queued`: it is sent when the reader is online. */
export type Submitted = 'sent' | 'queued' | 'failed';

/** Sends a message, or keeps it while the reader is offline. */
export async function submitFeedback(message: FeedbackMessage): Promise<Submitted> {
  if (navigator.onLine && (await sendFeedback(message)) === 'sent') {
    return 'sent';
  }
  // Asked again: the connection may have ended meanwhile. An answer that was lost does no harm, for
  // the message keeps its id.
  return !navigator.onLine && enqueue(message) ? 'queued' : 'failed';
}
