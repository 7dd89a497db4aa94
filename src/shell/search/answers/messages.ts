import type { IndexState } from '../data/search-index';
import type { Hit } from '../engine';
import type { GroupedHit, HitGroup } from './groups';

/** Loads the shards for a page that aren't loaded yet, including failed ones. */
interface Load {
  kind: 'load';
  /** Path of the page, including the base URL. */
  pathname: string;
  /** The version that the query names. */
  version?: string;
}

/** Asks for the results of a query, which are sent again with each shard that arrives. */
export interface Question {
  kind: 'ask';
  query: string;
  /** Path of the page, whose product comes first. */
  pathname: string;
}

/** What the page sends to the worker. */
export type Message = Load | Question;

/** What the worker knows about the last question, and the state of its index. */
export interface Answer extends IndexState {
  query: string;
  /** The best hits, each of another page. Empty if nothing matches. */
  best: readonly GroupedHit[];
  /** All hits, as they are shown once the index is complete. */
  groups: readonly HitGroup[];
  /** Pages with similar titles for a query without a hit. */
  nearest: readonly GroupedHit[];
  /** Pages to start with. */
  popular: readonly Hit[];
}
