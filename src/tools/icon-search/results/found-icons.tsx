import data from '@generated/icon-search/default/icon-search.json';
import type { ComponentType } from 'react';
import { IconSvg } from '../IconSvg';
import { createDrawings, useDrawings } from '../find/drawings';
import type { ThemedIcon } from '../find/drawings';
import { fetchIndex } from '../find/icon-index';
import { entriesOf, searchIcons } from '../find/search';

/** An icon as a result of the site's search. */
export interface FoundIcon {
  /** Name of its export. */
  name: string;
  Drawing: ComponentType;
}

const SIZE = 24;

/**
 * Loads the names of the filled icons, for the site's search.
 *
 * @returns A search for icons, best first, whose drawings load when they're shown.
 * @throws If the request fails.
 */
export async function loadFoundIcons(): Promise<(query: string, count: number) => FoundIcon[]> {
  const index = await fetchIndex(data.index);
  const entries = entriesOf(index);
  const drawings = createDrawings(index);
  const components = new Map<number, ComponentType>();
  const drawingOf = (position: number) => {
    const icon: ThemedIcon = [position, 'Filled'];
    const Drawing =
      components.get(position) ??
      function Drawing() {
        useDrawings(drawings, [icon]);
        return <IconSvg drawing={drawings.peek(...icon)} size={SIZE} />;
      };
    components.set(position, Drawing);
    return Drawing;
  };
  return (query, count) =>
    searchIcons(entries, query, 'Filled', index.has)
      .slice(0, count)
      .map((position) => ({ name: index.names[position]!, Drawing: drawingOf(position) }));
}
