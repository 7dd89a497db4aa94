import type { FeedbackMessage } from './contract';
import { QUEUE_KEY } from './queue-key';
import { sendFeedback } from './send';

/** Maximum number of queued messages. */
const CAPACITY = 50;

function isMessage(value: unknown): value is FeedbackMessage {
  return typeof value === 'object' && value !== null && 'id' in value;
}

function readQueue(): FeedbackMessage[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(QUEUE_KEY) ?? '[]');
    return Array.isArray(value) ? value.filter(isMessage) : [];
  } catch {
    return [];
  }
}

function writeQueue(messages: readonly FeedbackMessage[]): void {
  if (messages.length > 0) {
    localStorage.setItem(QUEUE_KEY, JSON.stringify(messages));
  } else {
    localStorage.removeItem(QUEUE_KEY);
  }
}

/**
 * Stores a message until the reader is online.
 *
 * @returns `false` if the queue is full or the browser cannot store it.
 */
export function enqueue(message: FeedbackMessage): boolean {
  const queue = readQueue().filter(({ id }) => id !== message.id);
  if (queue.length >= CAPACITY) {
    return false;
  }
  try {
    writeQueue([...queue, message]);
    return true;
  } catch {
    return false;
  }
}

async function sendQueue(): Promise<void> {
  for (const message of readQueue()) {
    if ((await sendFeedback(message)) === 'failed') {
      return;
    }
    // Read the queue again, because another tab may have added a message.
    writeQueue(readQueue().filter(({ id }) => id !== message.id));
  }
}

async function takeTurn(): Promise<void> {
  // Browsers have no locks without TLS; the collector stores a repeated message only once anyway.
  const locks = navigator.locks as LockManager | undefined;
  await (locks ? locks.request(QUEUE_KEY, sendQueue) : sendQueue());
}

let sending: Promise<void> | null = null;

/**
 * Sends queued messages one by one and stops at the first failure; the rest stays queued. A lock keeps
 * two tabs from sending the same message.
 */
export function flushQueue(): Promise<void> {
  sending ??= takeTurn().finally(() => {
    sending = null;
  });
  return sending;
}
