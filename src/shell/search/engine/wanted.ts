import type { Query } from './query';
import { LONG_QUERY } from './synonyms';
import type { Renamed } from './synonyms';
import { stemOf } from './words';

/** Words around the name of a component: `react card`, `mui card component`. */
export const FILLERS = new Set([
  'component',
  'components',
  'docs',
  'mui',
  'prop',
  'props',
  'react',
]);

/** Words of a task that say little about its subject. */
export const VAGUE_WORDS = new Set(
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
export interface Core {
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
