import type { RecordKind, SearchRecord, SearchShard } from '../types';
import { STOP_WORDS } from './query';
import type { Query } from './query';
import { LONG_QUERY } from './synonyms';
import type { Renamed } from './synonyms';
import { joined, stemOf, wordsOf } from './words';

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
/** Points for a page or section with exactly the words of a query in another order or form. */
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

/** Words around the name of a component: `react card`, `mui card component`. */
const FILLERS = new Set(['component', 'components', 'docs', 'mui', 'prop', 'props', 'react']);

/** Words in page titles that don't distinguish pages. */
const COMMON_WORDS = new Set(['a', 'an', 'api', 'component', 'prop', 'react', 'the']);

/** Words of a task that say little about its subject. */
const VAGUE_WORDS = new Set(
  'add apply based best change click control create custom customize different disable display doesn enable example examples find get give have implement isn keep like make multiple new not one only open prevent put remove set show simple up want way when while without work working'.split(
    ' ',
  ),
);

/** Penalty for a synonym, and for another library's name, which may be the name of something else here. */
const RENAMED = -3;
const RENAMED_FOREIGN = -14;
/** Penalty for a synonym of a completed or corrected word: similar names come first. */
const RENAMED_GUESS = -45;
/** Penalty for a name in camel case with a synonym: it may be the name of a prop. */
const RENAMED_CODE = -15;
/** Penalty for a query that equals a name except for words that say little. */
const WITHOUT_VAGUE_WORDS = -20;

/** The words of a query that may be a name. */
interface Core {
  whole: string;
  stems: readonly string[];
  points: number;
}

/** Penalty for a page that explains a phrase in a message: a section about the message comes first. */
const IN_MESSAGE = -35;

/** A query prepared for ranking. */
export interface Wanted {
  words: readonly string[];
  stems: readonly string[];
  /** The words, and these without fillers and vague words. */
  cores: readonly Core[];
  whole: string;
  writtenAsCode: boolean;
  isSentence: boolean;
  /** Whether it's written like the name of a class. */
  isClass: boolean;
  points: number;
  /** Number of words that a synonym replaced by one. */
  lost: number;
}

/** Address of a page about a component. */
const COMPONENT_SLUG = /\/react-[^/]+\/$/;

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
  const owners = record.kind === 'page' ? [shard.productName] : record.path;
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

/** The start of a class's name, and what readers call it. */
const CLASS = /^(mui.*|class(es)?|classname)$/;

const coreOf = (words: readonly string[], points: number): Core => ({
  ...{ whole: words.join(''), stems: words.map(stemOf), points },
});

/**
 * Prepares a query.
 *
 * @param renamed - The query with synonyms, which is ranked instead.
 */
export function wanted(query: Query, renamed?: Renamed): Wanted {
  const { words, lost } = renamed ?? { words: query.words, lost: 0 };
  const { writtenAsCode, isSentence } = query;
  const renaming =
    (renamed?.isForeign ? RENAMED_FOREIGN : RENAMED) +
    (renamed?.isGuess ? RENAMED_GUESS : 0) +
    (writtenAsCode ? RENAMED_CODE : 0);
  const named = words.filter((word) => !FILLERS.has(word));
  const telling = named.filter((word) => !VAGUE_WORDS.has(word));
  return {
    ...{ words, lost, isSentence },
    writtenAsCode: writtenAsCode && !renamed,
    isClass: writtenAsCode || query.kind === 'class' || words.some((word) => CLASS.test(word)),
    stems: words.map(stemOf),
    whole: words.join(''),
    points: renamed ? renaming : 0,
    cores: [
      coreOf(words, 0),
      ...(named.length < words.length ? [coreOf(named, 0)] : []),
      ...(telling.length < named.length ? [coreOf(telling, WITHOUT_VAGUE_WORDS)] : []),
      ...(renamed && words.length >= LONG_QUERY ? [coreOf(renamed.names, IN_MESSAGE)] : []),
    ].filter((core) => core.whole !== ''),
  };
}

/** Points for words that equal the record's name. */
function namePoints(record: RankedRecord, { whole, stems }: Core, lost: number): number {
  const { kind, names, owners, titleStems } = record;
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
    return hasSameWords ? SAME_WORDS + length * POINTS.title : 0;
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
