import type { Drawings } from './drawings';
import type { IconIndex } from './icon-index';
import type { Entry } from './search';

/** What the search has loaded. */
export interface LoadedIcons {
  index: IconIndex;
  entries: readonly Entry[];
  drawings: Drawings;
}
