/** Where messages wait in the browser's storage until the reader is online. */
export const QUEUE_KEY = 'feedback-queue';
