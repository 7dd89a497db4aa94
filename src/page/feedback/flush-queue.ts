import { enqueue, readQueue, readRefused, removeQueued } from './queue';
import type { RefusedMessage } from './queue';
import { QUEUE_KEY } from './queue-key';
import { endWait, isWaiting, startWait } from './retry-time';
import { sendFeedback } from './send';

async function sendQueue(): Promise<void> {
  if (isWaiting()) {
    return;
  }
  for (const message of readQueue().filter(({ refusal }) => refusal === undefined)) {
    const delivery = await sendFeedback(message);
    if (delivery.outcome === 'failed') {
      // Another message is the first one next time, in case only this one fails.
      enqueue(message);
      startWait(delivery.retryAfter ?? 0);
      return;
    }
    endWait();
    if (delivery.outcome === 'refused') {
      enqueue({ ...message, refusal: delivery.reason });
    } else {
      removeQueued(message.id);
    }
  }
}

async function takeTurn(): Promise<RefusedMessage[]> {
  // Browsers have no locks without TLS; the collector stores a repeated message only once anyway.
  const locks = navigator.locks as LockManager | undefined;
  await (locks ? locks.request(QUEUE_KEY, sendQueue) : sendQueue());
  return readRefused();
}

let sending: Promise<RefusedMessage[]> | null = null;

/**
 * Sends queued messages one by one and stops at the first failure; the rest stays queued, and is sent
 * after a wait. A lock keeps two tabs from sending the same message.
 *
 * @returns The messages that were refused, now or earlier.
 */
export function flushQueue(): Promise<RefusedMessage[]> {
  sending ??= takeTurn().finally(() => {
    sending = null;
  });
  return sending;
}
