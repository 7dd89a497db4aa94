import type { SentEvent, UserProperties } from './types';

/** Path of the project's own collector on the site's origin. */
export const EVENTS_ENDPOINT = '/api/events';

/** Maximum events per batch; the sink splits larger ones, the collector rejects them. */
export const BATCH_LIMIT = 20;

/** The JSON body of a request to the collector, which validates every field. */
export interface EventBatch {
  /** UUID of this batch. A repeated batch is counted once. */
  id: string;
  user: UserProperties | null;
  events: SentEvent[];
}
