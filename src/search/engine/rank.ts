import type { RecordKind, SearchRecord } from '../types';
import type { Query } from './query';
import { joined, wordsOf } from './words';

/** A record prepared for ranking. */
export interface RankedRecord extends SearchRecord {
  /** Names of this record, words joined: its title and the page's slug. */
  names: string[];
  titleWords: string[];
  /** Its parents, the words of each joined. */
  owners: string[];
  ownerWords: string[];
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

/** Points for a query that equals a record's name. Demos are named after their sections. */
const WHOLE_TITLE = 30;
const WHOLE_DEMO = 4;
/** Points for a query that equals a parent's name and the record's name: `button variant`. */
const WHOLE_NAME = 22;
/** Points for a query that is a prefix of a name. */
const NAME_START = 12;
/** Points for API records if the query is in camel case. */
const WRITTEN_AS_CODE = 8;
/** Penalty for inherited props, because the declaring component documents them. */
const INHERITED = -6;
const PER_OTHER_WORD = 1.2;

/** Words in page titles that don't distinguish pages. */
const COMMON_WORDS = new Set(['a', 'an', 'api', 'component', 'prop', 'react', 'the']);

function withoutCommonWords(words: readonly string[]): string[] {
  return words.filter((word) => !COMMON_WORDS.has(word));
}

/** Names of a record. For a page, includes its slug. */
function namesOf({ kind, title, url }: SearchRecord): string[] {
  if (kind !== 'page') {
    return [joined(title)];
  }
  const slug = wordsOf(url.split('/').at(-2) ?? '');
  const words = [wordsOf(title), withoutCommonWords(wordsOf(title)), withoutCommonWords(slug)];
  return [...new Set(words.map((each) => each.join('')).filter(Boolean))];
}

/**
 * Prepares a record.
 *
 * @param productName - Name of the product, the parent of pages.
 */
export function ranked(record: SearchRecord, productName: string): RankedRecord {
  const owners = record.kind === 'page' ? [productName] : record.path;
  return {
    ...record,
    names: namesOf(record),
    titleWords: wordsOf(record.title),
    owners: owners.map(joined),
    ownerWords: owners.flatMap(wordsOf),
  };
}

function wordPoints(record: RankedRecord, word: string, found: ReadonlySet<string>): number {
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
  return found.has(word) ? POINTS.similar : POINTS.nowhere;
}

/** Points for a query that equals the record's name or is a prefix of it. */
function namePoints({ kind, names, owners }: RankedRecord, words: readonly string[]): number {
  const whole = words.join('');
  if (names.includes(whole)) {
    return (kind === 'demo' ? WHOLE_DEMO : WHOLE_TITLE) + words.length * POINTS.title;
  }
  const isBoth = owners.some((owner) =>
    names.some((name) => owner + name === whole || name + owner === whole),
  );
  return isBoth ? WHOLE_NAME + words.length * POINTS.titleWord : 0;
}

/**
 * Scores a record for a query; higher is better.
 *
 * @param found - Words of the query that match the record, including fuzzy matches.
 * @param relevance - The index's score, normalized to 0–1 per search.
 */
export function pointsOf(
  record: RankedRecord,
  { words, writtenAsCode }: Query,
  found: ReadonlySet<string>,
  relevance: number,
): number {
  const whole = words.join('');
  const { kind, names, titleWords, inherited } = record;
  let points = KIND_POINTS[kind] + relevance * 3 + (inherited ? INHERITED : 0);
  if (writtenAsCode && kind === 'prop') {
    points += WRITTEN_AS_CODE;
  }
  const named = namePoints(record, words);
  if (named > 0) {
    points += named;
  } else {
    for (const word of words) {
      points += wordPoints(record, word, found);
    }
    // `auto comp` is a prefix of Autocomplete, though neither word is one of its words.
    if (kind !== 'demo' && names.some((name) => name.startsWith(whole))) {
      points += NAME_START;
    }
  }
  const other = titleWords.filter((word) => !whole.includes(word)).length;
  return points - other * PER_OTHER_WORD;
}
