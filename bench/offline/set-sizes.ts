import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { OfflineList, OfflineSetFiles } from '../../src/offline/types';

/** What a reader keeps with a product's version. */
export interface SetSize {
  /** Name of the product and its version. */
  label: string;
  pages: number;
  files: number;
  /** The size that "Offline access" says: of the files as they are stored. */
  bytes: number;
}

function read<T>(dir: string, file: string): T {
  return JSON.parse(readFileSync(path.join(dir, file), 'utf8')) as T;
}

/**
 * Sizes of what "Offline access" offers in a built site, one per product and version.
 *
 * @param dir - Folder of its files.
 */
export function setSizes(dir: string): SetSize[] {
  const { sets } = read<OfflineList>(dir, 'offline/sets.json');
  return sets.map(({ productName, version, pages, bytes, list }) => ({
    label: `${productName} ${version}`,
    pages,
    files: read<OfflineSetFiles>(dir, list).files.length,
    bytes,
  }));
}
