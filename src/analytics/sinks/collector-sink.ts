import { randomId } from '@site/src/browser/random-id';
import { BATCH_LIMIT } from '../contract';
import type { EventBatch } from '../contract';
import type { SentEvent, Sink, UserProperties } from '../types';

/**
 * Sends events to a collector in batches, when one is full and when the page is left or hidden: no
 * cookie, no identifier of the reader, and nothing that delays the page.
 *
 * @param url - Where they go.
 */
export function collectorSink(url: string): Sink {
  let user: UserProperties | null = null;
  let events: SentEvent[] = [];

  const flush = () => {
    if (events.length === 0) {
      return;
    }
    const batch: EventBatch = { id: randomId(), user, events };
    events = [];
    // Unlike sendBeacon it goes without the collector's cookies; unlike a plain fetch it outlives the page.
    void fetch(url, {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(batch),
    }).catch(() => {
      // What cannot be counted is not worth the reader's console.
    });
  };

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') {
      flush();
    }
  });
  return {
    setUser: (next) => {
      // A batch speaks of one state of the reader.
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
