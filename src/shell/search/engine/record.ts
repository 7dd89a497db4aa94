import type { SearchRecord, SearchShard } from '../types';
import { otherWordsFor } from './thesaurus';
import { joined, stemOf, wordsOf } from './words';

type Place = Pick<SearchShard, 'landing' | 'productName'>;

/** The fields of a record that are compared with the words of a query. */
export const FIELDS = ['title', 'also', 'owner', 'place', 'text'] as const;

type Fields = Record<(typeof FIELDS)[number], string>;

/** A record prepared for the search. */
export interface IndexedRecord extends SearchRecord {
  /** Names of this record, words joined: its title and the page's slug. */
  names: string[];
  /** Its parents, the words of each joined. */
  owners: string[];
}

/** Words in page titles that don't distinguish pages. */
const COMMON_WORDS = new Set(['a', 'an', 'api', 'component', 'prop', 'react', 'the']);

function withoutCommonWords(words: readonly string[]): string[] {
  return words.filter((word) => !COMMON_WORDS.has(word));
}

/** The folders of a page in its product. Titles don't repeat them: Sorting is in `react-data-grid`. */
function foldersOf({ url }: SearchRecord): string[] {
  return url
    .replace(/#.*/, '')
    .split('/')
    .slice(2, -2)
    .map((folder) => withoutCommonWords(wordsOf(folder)).join(' '));
}

/** Names of a record. A page has its slug, and a product's first page the product's name. */
function namesOf({ kind, title, url }: SearchRecord, { landing, productName }: Place): string[] {
  if (kind === 'component') {
    return [joined(title), joined(`${title} API`)];
  }
  if (kind !== 'page') {
    return [joined(title)];
  }
  const [folder, last] = url.split('/').slice(-3).map(wordsOf) as [string[], string[]];
  const slug = withoutCommonWords(last);
  // Two pages about typography differ by their folders: `customization typography`.
  const words = [
    wordsOf(title),
    withoutCommonWords(wordsOf(title)),
    last,
    slug,
    [...folder, ...slug],
  ];
  // `sort data grid` is about the page Sorting.
  if (last.length === 1) {
    words.push(last.map(stemOf));
  }
  if (url === landing) {
    words.push(wordsOf(productName));
  }
  return [...new Set(words.map((each) => each.join('')).filter(Boolean))];
}

/**
 * Prepares a record.
 *
 * @param shard - Its product's name is the parent of pages.
 */
export function indexed(record: SearchRecord, shard: Place): IndexedRecord {
  const owners = record.kind === 'page' ? [shard.productName, ...foldersOf(record)] : record.path;
  return { ...record, names: namesOf(record, shard), owners: owners.map(joined) };
}

/** The texts of a record's fields. */
export function fieldsOf(record: IndexedRecord, { productName }: Place): Fields {
  const { kind, title, path, names, text } = record;
  return {
    title: kind === 'page' || kind === 'component' ? [title, ...names].join(' ') : title,
    also: kind === 'page' || kind === 'component' || kind === 'section' ? otherWordsFor(names) : '',
    owner: path.join(' '),
    place: [productName, ...foldersOf(record)].join(' '),
    text,
  };
}
