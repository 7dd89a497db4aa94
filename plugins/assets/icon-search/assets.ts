import { createHash } from 'node:crypto';
import { ICON_THEMES } from '../../../src/tools/icon-search/types';
import type { IconIndexFile, IconShard, IconTheme } from '../../../src/tools/icon-search/types';
import type { StaticAsset } from '../../shared/emit-assets';
import type { Icons } from './read-icons';

/** Icons in a file. A window shows about 50, mostly neighbors in the alphabet. */
const SHARD_SIZE = 100;

function asset(name: string, data: unknown): StaticAsset {
  const content = JSON.stringify(data);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return { file: `assets/icons/${name}.${hash}.json`, content };
}

function byTheme<Value>(of: (theme: IconTheme) => Value): Record<IconTheme, Value> {
  return Object.fromEntries(ICON_THEMES.map((theme) => [theme, of(theme)])) as Record<
    IconTheme,
    Value
  >;
}

/**
 * The files that the icon search fetches.
 *
 * @param baseUrl - Base URL of the site, for the URLs in the index.
 * @returns The index, and the shards that it lists.
 */
export function iconAssets(
  icons: Icons,
  baseUrl: string,
): { index: StaticAsset; shards: StaticAsset[] } {
  const names = [...icons.keys()];
  const positions = names.map((_name, position) => position);
  const shards = byTheme((theme) => {
    const drawings: IconShard = [...icons.values()].map((icon) => icon[theme] ?? null);
    return positions
      .filter((position) => position % SHARD_SIZE === 0)
      .map((start, shard) =>
        asset(`${theme.toLowerCase()}-${shard}`, drawings.slice(start, start + SHARD_SIZE)),
      );
  });
  const index: IconIndexFile = {
    names: names.join(' '),
    missing: byTheme((theme) =>
      positions.filter((position) => !icons.get(names[position]!)![theme]),
    ),
    shardSize: SHARD_SIZE,
    shards: byTheme((theme) => shards[theme].map(({ file }) => baseUrl + file)),
  };
  return { index: asset('index', index), shards: Object.values(shards).flat() };
}
