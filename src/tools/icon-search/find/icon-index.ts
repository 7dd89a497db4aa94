import { fetchJson } from '@site/src/foundation/browser/fetch-json';
import { ICON_THEMES } from '../types';
import type { IconIndexFile, IconTheme } from '../types';

/** The list of icons. */
export interface IconIndex {
  /** Names without theme. An icon's position is its index in this list. */
  names: readonly string[];
  /** Whether a theme has the icon at a position. */
  has: (position: number, theme: IconTheme) => boolean;
  /** The themes that have the icon at a position, at least one. */
  themesOf: (position: number) => readonly IconTheme[];
  shardSize: number;
  shards: IconIndexFile['shards'];
}

/** Makes an index from its file. */
export function indexOf({ names, missing, shardSize, shards }: IconIndexFile): IconIndex {
  const lacking = new Map(
    Object.entries(missing).map(([theme, positions]) => [theme, new Set(positions)] as const),
  );
  const has = (position: number, theme: IconTheme) => !lacking.get(theme)?.has(position);
  return {
    names: names.split(' '),
    has,
    themesOf: (position) => ICON_THEMES.filter((theme) => has(position, theme)),
    shardSize,
    shards,
  };
}

/**
 * Fetches the index.
 *
 * @throws If the request fails.
 */
export async function fetchIndex(url: string): Promise<IconIndex> {
  return indexOf(await fetchJson<IconIndexFile>(url));
}
