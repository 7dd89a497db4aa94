import type { FeedbackMessage } from './contract';
import { QUEUE_KEY } from './queue-key';
import { sendFeedback } from './send';

/** Messages that may wait; who is offline for long reads more than they write. */
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
 * Keeps a message until the reader is online.
 *
 * @returns Whether it is kept: not when the queue is full or the browser refuses to store.
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
    // Read again: another tab may have added one meanwhile.
    writeQueue(readQueue().filter(({ id }) => id !== message.id));
  }
}

async function takeTurn(): Promise<void> {
  // Without TLS browsers have no locks; the collector stores a message once in any case.
  const locks = navigator.locks as LockManager | undefined;
  await (locks ? locks.request(QUEUE_KEY, sendQueue) : sendQueue());
}

let sending: Promise<void> | null = null;

/**
 * Sends what waits, one message after the other, and stops at the first that fails: it waits on.
 * Tabs take turns, so that no message is sent by two.
 */
export function flushQueue(): Promise<void> {
  sending ??= takeTurn().finally(() => {
    sending = null;
  });
  return sending;
}
