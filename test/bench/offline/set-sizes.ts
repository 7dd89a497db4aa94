import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { OfflineList, OfflineSetFiles } from '../../../src/shell/offline/types';

/** The offline download of one version of a product. */
export interface SetSize {
  /** Name and version of the product. */
  label: string;
  pages: number;
  files: number;
  /** The size that "Offline access" shows: of the stored files, uncompressed. */
  bytes: number;
}

function read<T>(dir: string, file: string): T {
  return JSON.parse(readFileSync(path.join(dir, file), 'utf8')) as T;
}

/**
 * Sizes of the offline downloads of a built site, one per product and version.
 *
 * @param dir - Folder of the built site.
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
