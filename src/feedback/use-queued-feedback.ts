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
      .catch((error: unknown) => console.error('Kept feedback could not be sent.', error));
  }
}

/** Sends feedback that the reader gave offline: on the next page, or when they are online again. */
export function useQueuedFeedback(): void {
  useEffect(() => {
    sendQueued();
    window.addEventListener('online', sendQueued);
    return () => window.removeEventListener('online', sendQueued);
  }, []);
}
