import type { FeedbackMessage } from './contract';
import { QUEUE_KEY } from './queue-key';

/** A stored message: it waits until the reader is online or, with a `refusal`, has seen it. */
export interface QueuedMessage extends FeedbackMessage {
  /** Why the collector refused the message. */
  refusal?: string;
}

/** A message that the collector refused. */
export type RefusedMessage = Required<QueuedMessage>;

/** Maximum number of queued messages. */
const CAPACITY = 50;

function isMessage(value: unknown): value is QueuedMessage {
  const { id, path, comment } = (value ?? {}) as Partial<QueuedMessage>;
  return [id, path, comment].every((field) => typeof field === 'string');
}

/** Reads the stored messages; ignores malformed ones. */
export function readQueue(): QueuedMessage[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(QUEUE_KEY) ?? '[]');
    return Array.isArray(value) ? value.filter(isMessage) : [];
  } catch {
    return [];
  }
}

/** Reads the messages that were refused. */
export function readRefused(): RefusedMessage[] {
  return readQueue().filter(
    (message): message is RefusedMessage => typeof message.refusal === 'string',
  );
}

function writeQueue(messages: readonly QueuedMessage[]): boolean {
  try {
    if (messages.length > 0) {
      localStorage.setItem(QUEUE_KEY, JSON.stringify(messages));
    } else {
      localStorage.removeItem(QUEUE_KEY);
    }
    return true;
  } catch {
    return false;
  }
}

/**
 * Stores a message at the end of the queue, and replaces one with the same id.
 *
 * @returns `false` if the queue is full or the browser cannot store it.
 */
export function enqueue(message: QueuedMessage): boolean {
  // Read on each change, because another tab may have added a message.
  const queue = readQueue().filter(({ id }) => id !== message.id);
  return queue.length < CAPACITY && writeQueue([...queue, message]);
}

/** Deletes a message. */
export function removeQueued(id: string): void {
  writeQueue(readQueue().filter((message) => message.id !== id));
}
