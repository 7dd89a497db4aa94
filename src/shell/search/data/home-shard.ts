import type { SearchShard } from '../types';

function isBelow(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}

/** The shard of a page's product and version: the one with the longest matching path. */
export function homeShard(
  shards: readonly SearchShard[],
  pathname: string,
): SearchShard | undefined {
  const depth = ({ paths }: SearchShard) =>
    Math.max(0, ...paths.filter((path) => isBelow(pathname, path)).map(({ length }) => length));
  const [deepest] = [...shards].sort((one, other) => depth(other) - depth(one));
  return deepest && depth(deepest) > 0 ? deepest : undefined;
}

/**
 * The shards for a page: first its product and version, then the current versions of all products.
 */
export function searchedShards(shards: readonly SearchShard[], pathname: string): SearchShard[] {
  const home = homeShard(shards, pathname);
  const others = shards.filter((shard) => shard.current && shard !== home);
  return home ? [home, ...others] : others;
}
