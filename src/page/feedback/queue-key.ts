/** Storage key of messages that wait until the reader is online. */
export const QUEUE_KEY = 'feedback-queue';
