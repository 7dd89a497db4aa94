import type { SearchShard } from '../types';

function isBelow(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}

/** The shard of the product and version whose page this is: the one with the longest path above it. */
export function homeShard(
  shards: readonly SearchShard[],
  pathname: string,
): SearchShard | undefined {
  const depth = ({ paths }: SearchShard) =>
    Math.max(0, ...paths.filter((path) => isBelow(pathname, path)).map(({ length }) => length));
  const [deepest] = [...shards].sort((one, other) => depth(other) - depth(one));
  return deepest && depth(deepest) > 0 ? deepest : undefined;
}

/** What is searched on a page: its own product and version first, then what all products show now. */
export function searchedShards(shards: readonly SearchShard[], pathname: string): SearchShard[] {
  const home = homeShard(shards, pathname);
  const others = shards.filter((shard) => shard.current && shard !== home);
  return home ? [home, ...others] : others;
}
