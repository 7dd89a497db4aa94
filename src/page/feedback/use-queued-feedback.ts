import { useEffect, useState } from 'react';
import { readStored } from '@site/src/foundation/browser/storage';
import type { RefusedMessage } from './queue';
import { QUEUE_KEY } from './queue-key';

/**
 * Sends queued feedback on the next page, and when the reader is online again.
 *
 * @returns The messages that the collector refused.
 */
export function useQueuedFeedback(): readonly RefusedMessage[] {
  const [refused, setRefused] = useState<readonly RefusedMessage[]>([]);
  useEffect(() => {
    const send = () => {
      if (navigator.onLine && readStored('localStorage', QUEUE_KEY) !== null) {
        import('./flush-queue')
          .then(({ flushQueue }) => flushQueue())
          .then(setRefused)
          .catch((error: unknown) => console.error('Queued feedback could not be sent.', error));
      }
    };
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, []);
  return refused;
}
