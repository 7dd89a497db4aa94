import type { SearchShard } from '../types';

function isBelow(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}

/** A shard of a page's product and version: the first one with the longest matching path. */
export function homeShard(
  shards: readonly SearchShard[],
  pathname: string,
): SearchShard | undefined {
  const depth = ({ paths }: SearchShard) =>
    Math.max(0, ...paths.filter((path) => isBelow(pathname, path)).map(({ length }) => length));
  const [deepest] = [...shards].sort((one, other) => depth(other) - depth(one));
  return deepest && depth(deepest) > 0 ? deepest : undefined;
}

/** Whether two shards are of the same version of a product. */
export function isSameVersion(one: SearchShard, other: SearchShard | undefined): boolean {
  return one.product === other?.product && one.version === other.version;
}

/** Whether a shard is of a version that a query names, such as `6` or `6.5.0`. */
export function isVersion({ version }: SearchShard, name: string): boolean {
  return `${version}.`.startsWith(`${name}.`);
}

/**
 * The shards for a page: its product and version, and the current versions of all products. Those of its
 * product come first, and the pages of all products before the API, which is much larger.
 *
 * @param named - The version that the query names, whose shards are searched, too.
 */
export function searchedShards(
  shards: readonly SearchShard[],
  pathname: string,
  named?: string,
): SearchShard[] {
  const home = homeShard(shards, pathname);
  const place = (shard: SearchShard) =>
    (shard.part === 'api' ? 2 : 0) + (isSameVersion(shard, home) ? 0 : 1);
  return shards
    .filter(
      (shard) =>
        shard.current ||
        isSameVersion(shard, home) ||
        (named !== undefined && isVersion(shard, named)),
    )
    .sort((one, other) => place(one) - place(other));
}
