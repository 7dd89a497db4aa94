import type { SearchRecord, SearchShard } from '../types';
import { joined, stemOf, wordsOf } from './words';

type Place = Pick<SearchShard, 'landing' | 'productName'>;

/** A record prepared for ranking. */
export interface RankedRecord extends SearchRecord {
  /** Names of this record, words joined: its title and the page's slug. */
  names: string[];
  titleWords: string[];
  titleStems: string[];
  /** Its parents, the words of each joined. */
  owners: string[];
  ownerWords: string[];
  ownerStems: string[];
  /** How much its component is used in the docs, from 0 to 1. */
  popularity: number;
  /** Whether it's the page about a component. */
  isComponentPage: boolean;
}

/** Words in page titles that don't distinguish pages. */
const COMMON_WORDS = new Set(['a', 'an', 'api', 'component', 'prop', 'react', 'the']);

/** Address of a page about a component. */
const COMPONENT_SLUG = /\/react-[^/]+\/$/;

function withoutCommonWords(words: readonly string[]): string[] {
  return words.filter((word) => !COMMON_WORDS.has(word));
}

/** The folders of a page in its product. Titles don't repeat them: Sorting is in `react-data-grid`. */
function foldersOf({ url }: SearchRecord): string[] {
  return url
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
  if (url === landing) {
    words.push(wordsOf(productName));
  }
  return [...new Set(words.map((each) => each.join('')).filter(Boolean))];
}

/**
 * Prepares a record.
 *
 * @param shard - Its product's name is the parent of pages.
 * @param popularity - How much its component is used in the docs, from 0 to 1.
 */
export function ranked(record: SearchRecord, shard: Place, popularity: number): RankedRecord {
  const owners = record.kind === 'page' ? [shard.productName, ...foldersOf(record)] : record.path;
  const titleWords = wordsOf(record.title);
  const ownerWords = owners.flatMap(wordsOf);
  return {
    ...record,
    names: namesOf(record, shard),
    titleWords,
    titleStems: titleWords.map(stemOf),
    owners: owners.map(joined),
    ownerWords,
    ownerStems: ownerWords.map(stemOf),
    popularity,
    isComponentPage: record.kind === 'page' && COMPONENT_SLUG.test(record.url),
  };
}
