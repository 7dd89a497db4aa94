import type { RecordKind } from '../types';
import { STOP_WORDS } from './query';
import type { RankedRecord } from './record';
import { FILLERS, VAGUE_WORDS } from './wanted';
import type { Core, Wanted } from './wanted';

/** What the index found in a record. */
export interface Found {
  /** Words of the query in its names, including fuzzy matches. */
  words: ReadonlySet<string>;
  /** Words of the query in its text. */
  texts: ReadonlySet<string>;
  /** Whether its name is similar to all words of the query, joined. */
  isSimilarName: boolean;
}

/** Weight of a matching word by the field it's in. */
const POINTS = {
  title: 14,
  titleWord: 10,
  titleForm: 9.5,
  titleStart: 8,
  titleWordStart: 6,
  owner: 9,
  ownerWord: 6,
  ownerForm: 5.5,
  ownerStart: 4,
  swapped: 7,
  similar: 4,
  text: 1.5,
  /** For a word that isn't in names, but in the text of a section or page about a task. */
  nowhere: -12,
  /** For a missing word that says little, such as `change` or `example`. */
  nowhereVague: -2,
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
/**
 * Points for a page or section with exactly the words of a query in another order or form, or with all
 * except its parent's name: `sort data grid`.
 */
const SAME_WORDS = 6;
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
/** Penalty for what is deprecated, so that its replacement comes first. */
const DEPRECATED = -14;
/** Penalty for rows of an API page whose name lacks a word of the query: it asks for a task. */
const ROW_WITHOUT_WORD = -16;
/** Penalty for a class if the query isn't written like one: `stepper vertical` isn't `MuiStepper-vertical`. */
const CLASS_FOR_WORDS = -14;
/** Penalty for a title that's a sentence, such as an error message, if the query is shorter. */
const SENTENCE_FOR_WORDS = -12;
const SENTENCE_LENGTH = 7;
const MESSAGE_LENGTH = 4;
/** Points for the page about a component among pages with the same name. */
const COMPONENT_PAGE = 3;
/** Penalty for rows of an API page if the query is a sentence. */
const ROW_FOR_SENTENCE = -10;
/** Points for the most used component and its props. */
const POPULAR = 3;
const PER_OTHER_WORD = 1.2;

/** Rows of API pages. */
const ROWS: readonly RecordKind[] = ['prop', 'class', 'slot'];

/** Whether two neighboring letters are swapped, the most common typo: `tabel`. */
function hasSwappedLetters(one: string, other: string): boolean {
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return (
    one.length === other.length &&
    at >= 0 &&
    one[at] === other[at + 1] &&
    one[at + 1] === other[at] &&
    one.slice(at + 2) === other.slice(at + 2)
  );
}

function wordPoints(
  record: RankedRecord,
  word: string,
  stem: string,
  { words, texts }: Found,
): number {
  const { names, titleWords, titleStems, owners, ownerWords, ownerStems } = record;
  const starts = (other: string) => other.startsWith(word);
  if (names.includes(word)) {
    return POINTS.title;
  }
  if (titleWords.includes(word)) {
    return POINTS.titleWord;
  }
  if (titleStems.includes(stem)) {
    return POINTS.titleForm;
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
  if (ownerStems.includes(stem)) {
    return POINTS.ownerForm;
  }
  if (owners.some(starts) || ownerWords.some(starts)) {
    return POINTS.ownerStart;
  }
  if (words.has(word)) {
    const isSwapped = titleWords.some((other) => hasSwappedLetters(word, other));
    return isSwapped ? POINTS.swapped : POINTS.similar;
  }
  if (texts.has(word)) {
    return POINTS.text;
  }
  return VAGUE_WORDS.has(word) || FILLERS.has(word) ? POINTS.nowhereVague : POINTS.nowhere;
}

/** Points for words that equal the record's name. */
function namePoints(record: RankedRecord, { whole, stems }: Core, lost: number): number {
  const { kind, names, owners, ownerStems, titleStems } = record;
  const length = stems.length + lost;
  if (names.includes(whole)) {
    return WHOLE_TITLE[kind] + length * POINTS.title;
  }
  const isBoth = owners.some((owner) =>
    names.some(
      (name) =>
        owner.length + name.length === whole.length &&
        (owner + name === whole || name + owner === whole),
    ),
  );
  if (isBoth) {
    return WHOLE_NAME + length * POINTS.titleWord;
  }
  if (kind === 'page' || kind === 'section') {
    const hasSameWords =
      titleStems.every((stem) => stems.includes(stem)) &&
      stems.every((stem) => titleStems.includes(stem));
    if (hasSameWords) {
      return SAME_WORDS + length * POINTS.title;
    }
    const hasOwnersWords =
      kind === 'page' &&
      titleStems.every((stem) => stems.includes(stem)) &&
      stems.every((stem) => titleStems.includes(stem) || ownerStems.includes(stem));
    return hasOwnersWords ? SAME_WORDS + length * POINTS.titleWord : 0;
  }
  return 0;
}

/**
 * Scores a record for a query; higher is better.
 *
 * @param relevance - The index's score, normalized to 0–1 per search.
 */
export function pointsOf(
  record: RankedRecord,
  query: Wanted,
  found: Found,
  relevance: number,
): number {
  const { words, whole, writtenAsCode, isSentence } = query;
  const { kind, names, titleWords, inherited, deprecated, popularity } = record;
  const isRow = ROWS.includes(kind);
  let points = query.points + relevance * 3 + popularity * POPULAR;
  points += (inherited ? INHERITED : 0) + (deprecated ? DEPRECATED : 0);
  points += kind === 'class' && !query.isClass ? CLASS_FOR_WORDS : 0;
  points +=
    titleWords.length >= SENTENCE_LENGTH && words.length + query.lost < MESSAGE_LENGTH
      ? SENTENCE_FOR_WORDS
      : 0;
  points += record.isComponentPage ? COMPONENT_PAGE : 0;
  points += isRow && isSentence ? ROW_FOR_SENTENCE : 0;
  if (writtenAsCode && kind === 'prop' && names.includes(whole)) {
    points += WRITTEN_AS_CODE;
  }
  const named = Math.max(
    ...query.cores.map((core) => {
      const each = namePoints(record, core, query.lost);
      return each > 0 ? each + core.points : 0;
    }),
  );
  if (named > 0) {
    points += named + KIND_POINTS[kind];
  } else {
    const each = words.map((word, index) => wordPoints(record, word, query.stems[index]!, found));
    const isInName = each.some((one) => one > POINTS.text);
    points += each.reduce((sum, one) => sum + one, KIND_POINTS[kind] * (isInName ? 1 : TEXT_ONLY));
    points += found.isSimilarName ? SIMILAR_NAME : 0;
    points += isRow && each.some((one) => one <= POINTS.text) ? ROW_WITHOUT_WORD : 0;
    // `auto comp` is a prefix of Autocomplete, though neither word is one of its words.
    if (kind !== 'demo' && names.some((name) => name.startsWith(whole))) {
      points += NAME_START;
    }
  }
  const other = titleWords.filter((word) => !whole.includes(word) && !STOP_WORDS.has(word)).length;
  return points - other * PER_OTHER_WORD;
}
