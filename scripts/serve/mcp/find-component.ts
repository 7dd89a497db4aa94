import type { SearchShard } from '../../../src/shell/search/types';
import type { LibrarySite } from './library-site';

/** The API page of a component in a version of a product. */
export interface ComponentPlace {
  shard: SearchShard;
  name: string;
  url: string;
}

const bare = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * Finds the API pages of a component in all products and versions.
 *
 * @param name - In any spelling, such as `TextField`, `text field` or `<TextField />`.
 * @returns Its places, and other components with similar names, the most similar first.
 */
export async function findComponent(
  site: LibrarySite,
  name: string,
): Promise<{ places: ComponentPlace[]; near: ComponentPlace[] }> {
  const { engine } = await site.search();
  const wanted = bare(name);
  const components = engine
    .search(name)
    .filter(({ record }) => record.kind === 'component')
    .map(({ record, shard }) => ({ shard, name: record.title, url: record.url }));
  return {
    places: components.filter((one) => bare(one.name) === wanted),
    near: components.filter((one) => bare(one.name) !== wanted),
  };
}

/** Where else a component is, as sentences; empty if it's nowhere. */
export function elsewhere(places: readonly ComponentPlace[]): string {
  return places
    .map(
      ({ name, shard: { product, version, current } }) =>
        `${name} is in ${product} ${version}: repeat the call with product "${product}"${current ? '' : ` and version "${version}"`}.`,
    )
    .join(' ');
}
