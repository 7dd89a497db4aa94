import type { RecordKind, SearchRecord, SearchShard } from '../types';
import type { Query } from './query';
import { joined, wordsOf } from './words';

/** What the index found in a record. */
export interface Found {
  /** Words of the query in its names, including fuzzy matches. */
  words: ReadonlySet<string>;
  /** Words of the query in its text. */
  texts: ReadonlySet<string>;
  /** Whether its name is similar to all words of the query, joined. */
  isSimilarName: boolean;
}

type Place = Pick<SearchShard, 'landing' | 'productName'>;

/** A record prepared for ranking. */
export interface RankedRecord extends SearchRecord {
  /** Names of this record, words joined: its title and the page's slug. */
  names: string[];
  titleWords: string[];
  /** Its parents, the words of each joined. */
  owners: string[];
  ownerWords: string[];
  /** How much its component is used in the docs, from 0 to 1. */
  popularity: number;
}

/** Weight of a matching word by the field it's in. */
const POINTS = {
  title: 14,
  titleWord: 10,
  titleStart: 8,
  titleWordStart: 6,
  owner: 9,
  ownerWord: 6,
  ownerStart: 4,
  similar: 4,
  text: 1.5,
  nowhere: -12,
} as const;

/** Weight by kind of record, for otherwise equal matches. */
const KIND_POINTS: Record<RecordKind, number> = {
  page: 14,
  component: 7,
  section: 4,
  prop: 4,
  demo: 1,
  class: 1,
  slot: 0,
};

/**
 * Points for a query that equals a record's name. A page's title comes before a section or prop with
 * the same name, even if the page belongs to another product. Demos are named after their sections.
 */
const WHOLE_TITLE: Record<RecordKind, number> = {
  page: 34,
  component: 30,
  section: 8,
  prop: 8,
  class: 30,
  slot: 8,
  demo: 4,
};
/** Points for a query that equals a parent's name and the record's name: `button variant`. */
const WHOLE_NAME = 22;
/** Points for a query that is a prefix of a name. */
const NAME_START = 12;
/** Points for a prop with exactly the name of a query in camel case. */
const WRITTEN_AS_CODE = 30;
/** Points for a name that's similar to all words of the query, joined: `tab anel`. */
const SIMILAR_NAME = 10;
/** Share of the points for its kind that a record gets if only its text matches. */
const TEXT_ONLY = 0.3;
/** Penalty for inherited props, because the declaring component documents them. */
const INHERITED = -6;
/** Points for the most used component and its props. */
const POPULAR = 3;
const PER_OTHER_WORD = 1.2;

/** Words around the name of a component: `react card`, `mui card component`. */
const FILLERS = new Set(['component', 'components', 'docs', 'mui', 'prop', 'props', 'react']);

/** Words in page titles that don't distinguish pages. */
const COMMON_WORDS = new Set(['a', 'an', 'api', 'component', 'prop', 'react', 'the']);

function withoutCommonWords(words: readonly string[]): string[] {
  return words.filter((word) => !COMMON_WORDS.has(word));
}

/** Names of a record. A page has its slug, and a product's first page the product's name. */
function namesOf({ kind, title, url }: SearchRecord, { landing, productName }: Place): string[] {
  if (kind === 'component') {
    return [joined(title), joined(`${title} API`)];
  }
  if (kind !== 'page') {
    return [joined(title)];
  }
  const slug = wordsOf(url.split('/').at(-2) ?? '');
  const words = [wordsOf(title), withoutCommonWords(wordsOf(title)), withoutCommonWords(slug)];
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
  const owners = record.kind === 'page' ? [shard.productName] : record.path;
  return {
    ...record,
    names: namesOf(record, shard),
    titleWords: wordsOf(record.title),
    owners: owners.map(joined),
    ownerWords: owners.flatMap(wordsOf),
    popularity,
  };
}

function wordPoints(record: RankedRecord, word: string, { words, texts }: Found): number {
  const { names, titleWords, owners, ownerWords } = record;
  const starts = (other: string) => other.startsWith(word);
  if (names.includes(word)) {
    return POINTS.title;
  }
  if (titleWords.includes(word)) {
    return POINTS.titleWord;
  }
  if (owners.includes(word)) {
    return POINTS.owner;
  }
  if (names.some(starts)) {
    return POINTS.titleStart;
  }
  if (titleWords.some(starts)) {
    return POINTS.titleWordStart;
  }
  if (ownerWords.includes(word)) {
    return POINTS.ownerWord;
  }
  if (owners.some(starts) || ownerWords.some(starts)) {
    return POINTS.ownerStart;
  }
  if (words.has(word)) {
    return POINTS.similar;
  }
  return texts.has(word) ? POINTS.text : POINTS.nowhere;
}

/** Points for a query that equals the record's name or is a prefix of it. */
function namePoints({ kind, names, owners }: RankedRecord, words: readonly string[]): number {
  const whole = words.join('');
  if (names.includes(whole)) {
    return WHOLE_TITLE[kind] + words.length * POINTS.title;
  }
  const isBoth = owners.some((owner) =>
    names.some((name) => owner + name === whole || name + owner === whole),
  );
  return isBoth ? WHOLE_NAME + words.length * POINTS.titleWord : 0;
}

/**
 * Scores a record for a query; higher is better.
 *
 * @param relevance - The index's score, normalized to 0–1 per search.
 */
export function pointsOf(
  record: RankedRecord,
  { words, writtenAsCode }: Query,
  found: Found,
  relevance: number,
): number {
  const whole = words.join('');
  const { kind, names, titleWords, inherited, popularity } = record;
  let points = relevance * 3 + popularity * POPULAR + (inherited ? INHERITED : 0);
  if (writtenAsCode && kind === 'prop' && names.includes(whole)) {
    points += WRITTEN_AS_CODE;
  }
  const core = words.filter((word) => !FILLERS.has(word));
  const named = Math.max(namePoints(record, words), core.length > 0 ? namePoints(record, core) : 0);
  if (named > 0) {
    points += named + KIND_POINTS[kind];
  } else {
    const each = words.map((word) => wordPoints(record, word, found));
    const isInName = each.some((one) => one > POINTS.text);
    points += each.reduce((sum, one) => sum + one, KIND_POINTS[kind] * (isInName ? 1 : TEXT_ONLY));
    points += found.isSimilarName ? SIMILAR_NAME : 0;
    // `auto comp` is a prefix of Autocomplete, though neither word is one of its words.
    if (kind !== 'demo' && names.some((name) => name.startsWith(whole))) {
      points += NAME_START;
    }
  }
  const other = titleWords.filter((word) => !whole.includes(word)).length;
  return points - other * PER_OTHER_WORD;
}
