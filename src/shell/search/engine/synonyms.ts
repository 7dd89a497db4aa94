import { LONGEST_PHRASE, THESAURUS } from './thesaurus';
import type { Synonym } from './thesaurus';

/** A query with phrases replaced by names of the documentation. */
export interface Renamed {
  words: string[];
  /** Number of words in the replaced phrases, minus that of the names: what the query lost. */
  lost: number;
  /** Whether a phrase is only another library's name. */
  isForeign: boolean;
}

interface Phrase extends Synonym {
  start: number;
  end: number;
}

/** Phrases of one word say little in a pasted message. */
const LONG_QUERY = 6;

/** The synonyms of a phrase, also in the plural. */
function synonymOf(phrase: string): Synonym | undefined {
  return THESAURUS.get(phrase) ?? THESAURUS.get(phrase.replace(/s$/, ''));
}

/**
 * The phrases of a query in the thesaurus, longest first. Words in a longer phrase don't stand for
 * themselves: the `button` of `radio button group`.
 */
function phrasesIn(words: readonly string[]): Phrase[] {
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
        phrases.push({ ...synonym, start, end });
      }
    }
  }
  return phrases;
}

function replaced(
  words: readonly string[],
  names: readonly (readonly [Phrase, string])[],
): Renamed | undefined {
  const result: string[] = [];
  for (let at = 0; at < words.length; ) {
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
    lost: words.length - result.length,
    isForeign: names.some(([{ isForeign }]) => isForeign),
  };
}

/** The queries that result from replacing a phrase by a synonym, and all phrases by their first ones. */
export function withSynonyms(words: readonly string[]): Renamed[] {
  const phrases = phrasesIn(words);
  const single = phrases.flatMap((phrase) =>
    phrase.names.map((name) => replaced(words, [[phrase, name]])),
  );
  const all = phrases.map((phrase) => [phrase, phrase.names[0]!] as const);
  return [...single, ...(phrases.length > 1 ? [replaced(words, all)] : [])].filter(
    (renamed) => renamed !== undefined,
  );
}
