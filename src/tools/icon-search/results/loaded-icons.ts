import type { Drawings } from '../find/drawings';
import type { IconIndex } from '../find/icon-index';
import type { Entry } from '../find/search';

/** What the search has loaded. */
export interface LoadedIcons {
  index: IconIndex;
  entries: readonly Entry[];
  drawings: Drawings;
}
