import fs from 'node:fs';
import path from 'node:path';
import MiniSearch from 'minisearch';
import type { ProductId } from '../../../src/foundation/products';
import { SearchEngine } from '../../../src/shell/search/engine';
import type { Hit } from '../../../src/shell/search/engine';
import { groupHits } from '../../../src/shell/search/answers/groups';
import { withIcons } from '../../../src/shell/search/dialog/with-icons';
import type { SearchManifest, SearchRecord } from '../../../src/shell/search/types';

/** What a search finds. */
export interface SearchOutcome {
  /** In the order of the dialog. */
  hits: Hit[];
  /** CPU time of the engine in milliseconds. */
  time: number;
}

function read<T>(file: string): T {
  return JSON.parse(fs.readFileSync(file, 'utf8')) as T;
}

/** The list of a built site's index files. */
export function manifestFile(dir: string): string {
  return path.join(dir, 'search/shards.json');
}

/**
 * Loads the index of a built site.
 *
 * @param dir - Folder of the site.
 * @returns A search on a page of a product.
 */
export async function builtSearch(
  dir: string,
): Promise<(query: string, product: ProductId) => SearchOutcome> {
  const { shards } = read<SearchManifest>(manifestFile(dir));
  const engine = new SearchEngine();
  for (const shard of shards) {
    await engine.add(shard, read<SearchRecord[]>(path.join(dir, shard.file)));
  }
  return (query, product) => {
    const home = shards.find((shard) => shard.current && shard.product === product);
    const start = performance.now();
    const found = engine.search(query, home);
    const time = performance.now() - start;
    const options = { title: '', loaded: shards, icons: null };
    return { hits: withIcons(groupHits(found), query, options).flatMap(({ hits }) => hits), time };
  };
}

/**
 * What the library alone finds in the same records: its defaults, without any rule.
 *
 * @param dir - Folder of the site.
 * @returns A search that gives addresses, best first.
 */
export function plainSearch(dir: string): (query: string) => string[] {
  const { shards } = read<SearchManifest>(manifestFile(dir));
  const records = shards
    .filter(({ current }) => current)
    .flatMap(({ file }) => read<SearchRecord[]>(path.join(dir, file)));
  const index = new MiniSearch({ fields: ['title', 'location', 'text'] });
  index.addAll(
    records.map(({ title, path: location, text }, id) => ({
      ...{ id, title, text, location: location.join(' ') },
    })),
  );
  return (query) => index.search(query).map(({ id }) => records[id as number]!.url);
}

/** The address of a hit, without its query. */
export function addressOf({ record }: Hit): string {
  return record.url.replace(/\?.*/, '');
}
