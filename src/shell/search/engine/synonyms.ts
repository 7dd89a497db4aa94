import leven from 'leven';
import { LONGEST_PHRASE, THESAURUS } from './thesaurus';
import type { Synonym } from './thesaurus';

/** A query with phrases replaced by names of the documentation. */
export interface Renamed {
  words: string[];
  /** The names. */
  names: string[];
  /** Number of words in the replaced phrases, minus that of the names: what the query lost. */
  lost: number;
  /** Whether a phrase is only another library's name. */
  isForeign: boolean;
  /** Whether a word was completed or corrected. */
  isGuess: boolean;
}

interface Phrase extends Synonym {
  isGuess: boolean;
  start: number;
  end: number;
}

/** Words of a pasted message. Phrases of one word say little in it. */
export const LONG_QUERY = 6;

/** Shorter words are similar to too many others, and start too many. */
const SHORTEST_START = 4;
const SHORTEST_MISSPELLED = 5;

/** The synonyms of a phrase, also in the plural. */
function synonymOf(phrase: string): Synonym | undefined {
  return THESAURUS.get(phrase) ?? THESAURUS.get(phrase.replace(/s$/, ''));
}

/** The synonyms of a phrase that starts with a word, or differs by one letter: `carous`, `navbr`. */
function nearSynonymOf(word: string): Synonym | undefined {
  let near: Synonym | undefined;
  for (const [phrase, synonym] of THESAURUS) {
    if (word.length >= SHORTEST_START && phrase.startsWith(word)) {
      return synonym;
    }
    if (
      word.length >= SHORTEST_MISSPELLED &&
      phrase[0] === word[0] &&
      Math.abs(phrase.length - word.length) <= 1 &&
      leven(word, phrase) === 1
    ) {
      near ??= synonym;
    }
  }
  return near;
}

/**
 * The phrases of a query in the thesaurus, longest first. Words in a longer phrase don't stand for
 * themselves: the `button` of `radio button group`.
 */
function phrasesIn(words: readonly string[], isKnown: (word: string) => boolean): Phrase[] {
  const phrases: Phrase[] = [];
  const isUsed = words.map(() => false);
  const shortest = words.length >= LONG_QUERY ? 2 : 1;
  for (let length = Math.min(LONGEST_PHRASE, words.length); length >= shortest; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const end = start + length;
      const synonym = isUsed.slice(start, end).some(Boolean)
        ? undefined
        : synonymOf(words.slice(start, end).join(''));
      if (synonym) {
        isUsed.fill(true, start, end);
        phrases.push({ ...synonym, start, end, isGuess: false });
      }
    }
  }
  if (words.length < LONG_QUERY) {
    words.forEach((word, start) => {
      const synonym = isUsed[start] || isKnown(word) ? undefined : nearSynonymOf(word);
      if (synonym) {
        phrases.push({ ...synonym, start, end: start + 1, isGuess: true });
      }
    });
  }
  return phrases;
}

function replaced(
  words: readonly string[],
  names: readonly (readonly [Phrase, string])[],
): Renamed | undefined {
  const result: string[] = [];
  for (let at = 0; at < words.length;) {
    const [phrase, name] = names.find(([{ start }]) => start === at) ?? [];
    const next = name ?? words[at]!;
    // A name that the query contains anyway, as `dialog` in `confirmation dialog`, is no synonym.
    if (result.includes(next) && names.length === 1) {
      return undefined;
    }
    if (!result.includes(next)) {
      result.push(next);
    }
    at = phrase?.end ?? at + 1;
  }
  return {
    words: result,
    names: [...new Set(names.map(([, name]) => name))],
    lost: words.length - result.length,
    isForeign: names.some(([{ isForeign }]) => isForeign),
    isGuess: names.some(([{ isGuess }]) => isGuess),
  };
}

/**
 * The queries that result from replacing a phrase by a synonym, and all phrases by their first ones.
 *
 * @param isKnown - Whether a word is in the names of the documentation; other words may be misspelled.
 */
export function withSynonyms(
  words: readonly string[],
  isKnown: (word: string) => boolean,
): Renamed[] {
  const phrases = phrasesIn(words, isKnown);
  const single = phrases.flatMap((phrase) =>
    phrase.names.map((name) => replaced(words, [[phrase, name]])),
  );
  const all = phrases.map((phrase) => [phrase, phrase.names[0]!] as const);
  return [...single, ...(phrases.length > 1 ? [replaced(words, all)] : [])].filter(
    (renamed) => renamed !== undefined,
  );
}
