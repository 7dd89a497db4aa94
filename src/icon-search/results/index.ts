import type { ComponentType } from 'react';
import { createDrawings } from './drawings';
import type { Drawings } from './drawings';
import { fetchIndex } from './icon-index';
import type { IconIndex } from './icon-index';
import { IconDialog } from './IconDialog';
import type { IconDialogProps } from './IconDialog';
import { IconResults } from './IconResults';
import type { IconResultsProps } from './IconResults';
import { entriesOf } from './search';
import type { Entry } from './search';

/** Everything that a search needs. */
export interface SearchedIcons {
  index: IconIndex;
  entries: readonly Entry[];
  drawings: Drawings;
  Results: ComponentType<IconResultsProps>;
  Details: ComponentType<IconDialogProps>;
}

/**
 * Fetches the list of icons.
 *
 * @param url - URL of the index.
 * @throws If the request fails.
 */
export async function loadSearchedIcons(url: string): Promise<SearchedIcons> {
  const index = await fetchIndex(url);
  return {
    index,
    entries: entriesOf(index),
    drawings: createDrawings(index),
    Results: IconResults,
    Details: IconDialog,
  };
}
