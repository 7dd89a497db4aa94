import type { RecordKind, SearchRecord } from '../types';
import type { Query } from './query';
import { joined, wordsOf } from './words';

/** A record as the ranking wants it. */
export interface RankedRecord extends SearchRecord {
  /** The title's words as one. */
  titleKey: string;
  titleWords: string[];
  contextKey: string;
  contextWords: string[];
}

/** How much a word of the query says about a record, by where it is found. */
const POINTS = {
  title: 14,
  titleWord: 10,
  titleStart: 8,
  titleWordStart: 6,
  context: 9,
  contextWord: 6,
  contextStart: 4,
  similar: 4,
  text: 1.5,
  nowhere: -12,
} as const;

/** What readers mean first when nothing else tells. */
const KIND_POINTS: Record<RecordKind, number> = {
  page: 8,
  component: 7,
  section: 4,
  prop: 4,
  demo: 1,
  class: 1,
  slot: 0,
};

const WHOLE_TITLE = 30;
const WHOLE_NAME = 22;
const PER_OTHER_WORD = 1.2;

/** Prepares a record. */
export function ranked(record: SearchRecord): RankedRecord {
  return {
    ...record,
    titleKey: joined(record.title),
    titleWords: wordsOf(record.title),
    contextKey: joined(record.context),
    contextWords: wordsOf(record.context),
  };
}

function wordPoints(record: RankedRecord, word: string, found: ReadonlySet<string>): number {
  const { titleKey, titleWords, contextKey, contextWords } = record;
  const starts = (other: string) => other.startsWith(word);
  if (titleKey === word) {
    return POINTS.title;
  }
  if (titleWords.includes(word)) {
    return POINTS.titleWord;
  }
  if (contextKey === word) {
    return POINTS.context;
  }
  if (starts(titleKey)) {
    return POINTS.titleStart;
  }
  if (titleWords.some(starts)) {
    return POINTS.titleWordStart;
  }
  if (contextWords.includes(word)) {
    return POINTS.contextWord;
  }
  if (starts(contextKey) || contextWords.some(starts)) {
    return POINTS.contextStart;
  }
  return found.has(word) ? POINTS.similar : POINTS.nowhere;
}

/**
 * How well a record answers a query; higher is better.
 *
 * @param found - Words of the query that the index found in the record, also in a similar writing.
 * @param relevance - The index's own score, from 0 to 1 within one search.
 */
export function pointsOf(
  record: RankedRecord,
  { words }: Query,
  found: ReadonlySet<string>,
  relevance: number,
): number {
  const whole = words.join('');
  const { titleKey, contextKey, titleWords } = record;
  let points = KIND_POINTS[record.kind] + relevance * 6;
  if (titleKey === whole) {
    points += WHOLE_TITLE + words.length * POINTS.title;
  } else if (contextKey + titleKey === whole || titleKey + contextKey === whole) {
    points += WHOLE_NAME + words.length * POINTS.titleWord;
  } else {
    for (const word of words) {
      points += wordPoints(record, word, found);
    }
    // `auto comp` begins Autocomplete, though neither word is one of its own.
    if (words.length > 1 && titleKey.startsWith(whole)) {
      points += WHOLE_NAME;
    }
  }
  const other = titleWords.filter((word) => !whole.includes(word)).length;
  return points - other * PER_OTHER_WORD;
}
