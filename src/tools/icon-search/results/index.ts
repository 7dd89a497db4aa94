import type { ComponentType } from 'react';
import type { IconTheme } from '../types';
import { createDrawings } from '../find/drawings';
import { DrawingsFailure } from './DrawingsFailure';
import { fetchIndex } from '../find/icon-index';
import { IconDialog } from './IconDialog';
import type { IconDialogProps } from './IconDialog';
import { IconResults } from './IconResults';
import type { IconResultsProps } from './IconResults';
import type { LoadedIcons } from './loaded-icons';
import { entriesOf, searchIcons } from '../find/search';

/** Everything that a search needs. */
export interface SearchedIcons extends LoadedIcons {
  /** Positions of the icons that match, best first. */
  search: (query: string, theme: IconTheme) => number[];
  Results: ComponentType<IconResultsProps>;
  Details: ComponentType<IconDialogProps>;
  DrawingsFailure: typeof DrawingsFailure;
}

/**
 * Fetches the list of icons.
 *
 * @param url - URL of the index.
 * @throws If the request fails.
 */
export async function loadSearchedIcons(url: string): Promise<SearchedIcons> {
  const index = await fetchIndex(url);
  const entries = entriesOf(index);
  return {
    index,
    entries,
    search: (query, theme) => searchIcons(entries, query, theme, index.has),
    drawings: createDrawings(index),
    Results: IconResults,
    Details: IconDialog,
    DrawingsFailure,
  };
}
