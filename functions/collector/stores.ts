import { openEventStore } from './events/store';
import type { EventStore } from './events/store';
import { openFeedbackStore } from './feedback/store';
import type { FeedbackStore } from './feedback/store';
import type { StoreOptions } from './retention';

/** The database of a collector. */
export interface Stores {
  feedback: FeedbackStore;
  events: EventStore;
  close: () => void;
}

/**
 * Opens what a collector keeps.
 *
 * @throws If the database cannot be reached or written.
 */
export async function openStores(options: StoreOptions): Promise<Stores> {
  return {
    feedback: await openFeedbackStore(options),
    events: await openEventStore(options),
    close: () => options.client.close(),
  };
}
