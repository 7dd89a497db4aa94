import type { DemoScope } from '@site/src/foundation/products';
import { libraryCss } from './library-css';
import { joy } from './joy';
import { material } from './material';
import { materialV6 } from './material-v6';
import type { LibraryAdapter } from './types';

export type { ChunkRow, LibraryAdapter, PackageRow } from './types';

/** The libraries that demos run on, by the `demoScope` of docs folders. */
export const LIBRARIES: Readonly<Record<DemoScope, LibraryAdapter>> = {
  material,
  joy,
  'material-v6': materialV6,
};

/** The stylesheet of each library, by its id. */
export function libraryStylesheets(): Record<DemoScope, string> {
  const sheets = Object.entries(LIBRARIES).map(([id, library]) => [id, libraryCss(id, library)]);
  return Object.fromEntries(sheets) as Record<DemoScope, string>;
}
