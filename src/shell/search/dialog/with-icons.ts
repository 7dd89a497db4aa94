import { parseQuery } from '../engine/query';
import { joined } from '../engine/words';
import type { SearchRecord, SearchShard } from '../types';
import type { HitGroup } from './groups';

/** Page of the icon search, which reads `?query=`. */
const ICONS_PATH = '/material-ui/material-icons/';

const ICON_WORDS = ['icon', 'icons'];

interface Options {
  /** Title of the link to the icons. */
  title: string;
  /** The searchable shards; without that of Material UI, there is no link. */
  loaded: readonly SearchShard[];
}

/**
 * Adds a link to the icon search with the query. The names of the icons aren't in the index, because
 * every search would load them. The link is last, except for a query with the word "icon": then it is
 * first, or second if the query is the title of the best hit, such as "icon button".
 */
export function withIcons(
  groups: readonly HitGroup[],
  query: string,
  { title, loaded }: Options,
): HitGroup[] {
  const { words, kind, within } = parseQuery(query);
  const shard = loaded.find(({ product, current }) => product === 'material-ui' && current);
  if (!shard || words.length === 0 || kind || within) {
    return [...groups];
  }
  const record: SearchRecord = {
    ...{ kind: 'page', title, path: [], text: '' },
    url: `${ICONS_PATH}?${new URLSearchParams({ query }).toString()}`,
  };
  const icons: HitGroup = {
    label: 'search.icons',
    hits: [{ record, shard, points: 0, isNested: false }],
  };
  const best = groups[0]?.hits[0]?.record.title ?? '';
  const isAsked = words.some((word) => ICON_WORDS.includes(word));
  const place = isAsked ? Number(joined(best) === words.join('')) : groups.length;
  return [...groups.slice(0, place), icons, ...groups.slice(place)];
}
