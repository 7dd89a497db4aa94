import { parseQuery } from '../engine/query';
import { joined, stemOf } from '../engine/words';
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
 * every search would load them. The link is last, except for a query with the word "icon", such as
 * "trash icon": then it is first, or second if the best hit is named by the query, such as "icon
 * button", or the query is a sentence, such as "button with icon".
 */
export function withIcons(
  groups: readonly HitGroup[],
  query: string,
  { title, loaded }: Options,
): HitGroup[] {
  const { words, kind, within, isSentence } = parseQuery(query);
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
  const { title: bestTitle = '', path = [] } = groups[0]?.hits[0]?.record ?? {};
  const best = joined([bestTitle, ...path].join(' '));
  const isAsked = words.some((word) => ICON_WORDS.includes(word));
  const isNamed = isSentence || words.every((word) => best.includes(stemOf(word)));
  const place = isAsked ? Math.min(Number(isNamed), groups.length) : groups.length;
  return [...groups.slice(0, place), icons, ...groups.slice(place)];
}
