import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { SearchManifest } from '../../../src/shell/search/types';

/** Size of the search data for a product's version. */
export interface IndexSize {
  /** Name of the product, its version, and the part of the shard. */
  label: string;
  records: number;
  bytes: number;
  gzipBytes: number;
}

/**
 * Sizes of the search data of a built site by product and version.
 *
 * @param dir - Folder of the search data.
 */
export function indexSizes(dir: string): IndexSize[] {
  const list = readFileSync(path.join(dir, 'search/shards.json'), 'utf8');
  const { shards } = JSON.parse(list) as SearchManifest;
  return shards.map(({ productName, version, part, records, bytes, file }) => ({
    label: `${productName} ${version} ${part}`,
    records,
    bytes,
    gzipBytes: gzipSync(readFileSync(path.join(dir, file))).length,
  }));
}
