import { useEffect } from 'react';
import { QUEUE_KEY } from './queue-key';

function hasQueue(): boolean {
  try {
    return localStorage.getItem(QUEUE_KEY) !== null;
  } catch {
    return false;
  }
}

function sendQueued(): void {
  if (navigator.onLine && hasQueue()) {
    import('./queue')
      .then(({ flushQueue }) => flushQueue())
      .catch((error: unknown) => console.error('Queued feedback could not be sent.', error));
  }
}

/** Sends queued feedback on the next page, and when the reader is online again. */
export function useQueuedFeedback(): void {
  useEffect(() => {
    sendQueued();
    window.addEventListener('online', sendQueued);
    return () => window.removeEventListener('online', sendQueued);
  }, []);
}
