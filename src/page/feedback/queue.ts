import { parseJson } from '@site/src/foundation/browser/parse-json';
import { readStored, writeStored } from '@site/src/foundation/browser/storage';
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
  const value = parseJson(readStored('localStorage', QUEUE_KEY));
  return Array.isArray(value) ? value.filter(isMessage) : [];
}

/** Reads the messages that were refused. */
export function readRefused(): RefusedMessage[] {
  return readQueue().filter(
    (message): message is RefusedMessage => typeof message.refusal === 'string',
  );
}

function writeQueue(messages: readonly QueuedMessage[]): boolean {
  return writeStored(
    'localStorage',
    QUEUE_KEY,
    messages.length > 0 ? JSON.stringify(messages) : null,
  );
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
