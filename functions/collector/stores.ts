import { openEventStore } from './events/store';
import type { EventStore } from './events/store';
import { openFeedbackStore } from './feedback/store';
import type { FeedbackStore } from './feedback/store';
import type { StoreOptions } from './retention';

/** The open database. */
export interface Stores {
  feedback: FeedbackStore;
  events: EventStore;
  close: () => void;
}

/**
 * Opens both stores.
 *
 * @throws If the database is unreachable or read-only.
 */
export async function openStores(options: StoreOptions): Promise<Stores> {
  return {
    feedback: await openFeedbackStore(options),
    events: await openEventStore(options),
    close: () => options.client.close(),
  };
}
