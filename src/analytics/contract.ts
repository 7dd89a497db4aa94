import type { SentEvent, UserProperties } from './types';

/** Where the project's own collector listens, on the site's own origin. */
export const EVENTS_ENDPOINT = '/api/events';

/** Most events of a batch; the sink stops there, the collector refuses more. */
export const BATCH_LIMIT = 20;

/** What the collector gets, as JSON, by POST; it checks every field. */
export interface EventBatch {
  /** UUID of this batch alone. One that arrives twice is counted once. */
  id: string;
  user: UserProperties | null;
  events: SentEvent[];
}
