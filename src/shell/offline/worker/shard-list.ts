import { SHARD_LIST } from '../addresses';
import { openKept, readIndex } from '../kept/kept-index';
import { withTimeLimit } from '../time-limit';
import type { OfflineShard } from '../types';
import { recall } from './visited';

async function visitedShards(base: string): Promise<OfflineShard[]> {
  const response = await recall(`${base}${SHARD_LIST}`);
  const list = (await response?.json().catch(() => undefined)) as
    { shards?: OfflineShard[] } | undefined;
  const shards = Array.isArray(list?.shards) ? list.shards : [];
  const found = await Promise.all(shards.map(({ file }) => recall(`${base}${file}`)));
  return shards.filter((_, position) => found[position]);
}

async function keptShards(base: string): Promise<OfflineShard[]> {
  try {
    const { pathname } = new URL(base);
    const { sets } = await readIndex(await openKept(pathname), pathname);
    return sets.flatMap(({ shards }) => shards ?? []);
  } catch {
    // The storage fails or hangs.
    return [];
  }
}

/**
 * The list of search shards while offline: only those that are downloaded or cached. With the full
 * list, the search dialog would report the others as missing.
 *
 * @param base - The site's base URL with origin.
 */
export async function offlineShardList(base: string): Promise<Response> {
  const kept = await keptShards(base);
  const names = new Set(kept.map(({ product, version }) => `${product} ${version}`));
  const visited = (await withTimeLimit(visitedShards(base)).catch(() => [])).filter(
    ({ product, version }) => !names.has(`${product} ${version}`),
  );
  return new Response(JSON.stringify({ shards: [...kept, ...visited] }), {
    headers: { 'Content-Type': 'application/json' },
  });
}
