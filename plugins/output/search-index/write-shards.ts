import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { SearchManifest, SearchRecord, SearchShard } from '../../../src/shell/search/types';

/** Output folder of the shards and their list. */
export const SEARCH_DIR = 'search';

/** A shard without its file. */
export type ShardContent = Omit<SearchShard, 'file' | 'bytes' | 'records'> & {
  content: SearchRecord[];
};

/**
 * Writes one file per shard, then the list, which therefore never names a missing file.
 *
 * @param outDir - The site's output folder.
 */
export async function writeShards(
  outDir: string,
  shards: readonly ShardContent[],
): Promise<SearchManifest> {
  const dir = path.join(outDir, SEARCH_DIR);
  await fs.mkdir(dir, { recursive: true });
  const written: SearchShard[] = [];
  for (const { content, ...shard } of shards) {
    const json = JSON.stringify(content);
    const hash = createHash('sha256').update(json).digest('hex').slice(0, 8);
    const name = `${shard.product}-${shard.version}-${shard.part}.${hash}.json`;
    await fs.writeFile(path.join(dir, name), json);
    written.push({
      ...shard,
      file: `${SEARCH_DIR}/${name}`,
      bytes: Buffer.byteLength(json),
      records: content.length,
    });
  }
  const manifest: SearchManifest = { shards: written };
  await fs.writeFile(path.join(dir, 'shards.json'), JSON.stringify(manifest));
  return manifest;
}
