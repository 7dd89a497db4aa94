import { parseQuery } from '../engine/query';
import { joined, stemOf } from '../engine/words';
import type { SearchRecord, SearchShard } from '../types';
import type { FoundIcon, GroupedHit, HitGroup } from '../answers/groups';

/** Page of the icon search, which reads `?query=` and `?selected=`. */
const ICONS_PATH = '/material-ui/material-icons/';

/** Points of a result of the reader's product that a query names, such as "custom icon". */
const NAMED_POINTS = 2;

interface Options {
  /** Title of the link to the icons. */
  title: string;
  /** The searchable shards; without that of Material UI, there are no icons. */
  loaded: readonly SearchShard[];
  /** The icons for the query; `null` if they aren't loaded. */
  icons: readonly FoundIcon[] | null;
}

/** Whether the best hit has the name of the query. */
export function isNamed(groups: readonly HitGroup[]): boolean {
  return (groups[0]?.hits[0]?.points ?? 0) >= NAMED_POINTS;
}

/** The statement that imports an icon. */
export function importOf(name: string): string {
  return `import ${name}Icon from '@mui/icons-material/${name}';`;
}

function pageOf(title: string, parameter: 'query' | 'selected', value: string): SearchRecord {
  const url = `${ICONS_PATH}?${new URLSearchParams({ [parameter]: value }).toString()}`;
  return { kind: 'page', title, path: [], text: '', url };
}

/**
 * Adds icons, and a link to the icon search with the query. They are last, except for a query for icons,
 * such as "trash icon": then they are first, or second if the best hit is named by the query, such as
 * "icon button", or the query is a sentence, such as "button with icon".
 */
export function withIcons(
  groups: readonly HitGroup[],
  query: string,
  { title, loaded, icons }: Options,
): HitGroup[] {
  const { words, kind, within, isSentence } = parseQuery(query);
  const shard = loaded.find(({ product, current }) => product === 'material-ui' && current);
  if (!shard || words.length === 0 || kind || within) {
    return [...groups];
  }
  const hitOf = (record: SearchRecord, icon?: FoundIcon): GroupedHit => ({
    ...{ record, shard, points: 0, isNested: false },
    ...(icon ? { icon } : {}),
  });
  const group: HitGroup = {
    label: 'search.icons',
    hits: [
      ...(icons ?? []).map((icon) => hitOf(pageOf(icon.name, 'selected', icon.name), icon)),
      hitOf(pageOf(title, 'query', query)),
    ],
  };
  const [best] = groups[0]?.hits ?? [];
  const name = best ? joined([best.record.title, ...best.record.path].join(' ')) : '';
  const isSecond =
    isSentence || isNamed(groups) || words.every((word) => name.includes(stemOf(word)));
  // Without a match, "icon" has another meaning; a word in camel case is only a name with one.
  const isAsked = icons ? icons.length > 0 : words.some((word) => /^icons?$/.test(word));
  const place = isAsked ? Math.min(Number(isSecond), groups.length) : groups.length;
  return [...groups.slice(0, place), group, ...groups.slice(place)];
}
