import type { FeedbackMessage } from './contract';

/** Whether a reader found a page helpful. */
export type Vote = NonNullable<FeedbackMessage['vote']>;
