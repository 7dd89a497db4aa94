import { hostPath } from '@site/src/foundation/browser/local-path';
import { randomId } from '@site/src/foundation/browser/random-id';
import { BATCH_LIMIT } from '../contract';
import type { EventBatch } from '../contract';
import type { SentEvent, Sink, UserProperties } from '../types';

/**
 * Sends events to a collector in batches: when a batch is full, and when the page is hidden or left.
 * It sets no cookie and sends no identifier of the reader.
 *
 * @param url - Address of the collector, or its path on this site.
 */
export function collectorSink(url: string): Sink {
  const address = url.startsWith('/') ? hostPath(url) : url;
  let user: UserProperties | null = null;
  let events: SentEvent[] = [];

  const flush = () => {
    if (events.length === 0) {
      return;
    }
    const batch: EventBatch = { id: randomId(), user, events };
    events = [];
    // Unlike sendBeacon it sends no cookies; unlike a plain fetch it survives leaving the page.
    void fetch(address, {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(batch),
    }).catch(() => {
      // Failures to count are not reported to the reader.
    });
  };

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') {
      flush();
    }
  });
  return {
    setUser: (next) => {
      // All events of a batch share the same user properties.
      flush();
      user = next;
    },
    send: (event) => {
      events.push(event);
      if (events.length >= BATCH_LIMIT) {
        flush();
      }
    },
  };
}
