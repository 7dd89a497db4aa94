import type { Query as Search } from 'minisearch';
import { isTask } from './query';
import type { Query } from './query';
import { LONGEST_PHRASE, THESAURUS } from './thesaurus';
import { stemOf } from './words';

/** Words around the name of a component: `react card`, `mui card component`. */
const FILLERS = new Set(['component', 'components', 'docs', 'mui', 'prop', 'props', 'react']);

/** Words of a task that say little about its subject. */
const VAGUE_WORDS = new Set(
  'add apply based best change click control create custom customize different disable display doesn enable example examples find get give have implement isn keep like make multiple new not one only open prevent put remove set show simple support up want way when while without work working'.split(
    ' ',
  ),
);

/** Weights of words by how much they say, and of another form of a word. */
const WEIGHTS = { filler: 0.2, vague: 0.5, form: 0.8 } as const;

/** Exponent of the share of words that were found: with all words comes before with some. */
const COVERAGE = 3;

/** More typos take too long to look for. */
const MAX_EDITS = 3;

/** The beginning of a word that's shorter is only looked for in titles: too many texts have it. */
const SHORTEST_BEGINNING = 3;

/** Longer queries are pasted messages, whose words are complete and spelled correctly. */
const MAX_TYPED_WORDS = 5;

/** What is looked for in the index. */
export interface Wanted {
  search: Search;
  words: readonly string[];
  /** Whether it asks for a task: the text of a section decides, and rows of the API come last. */
  isTask: boolean;
  /** Whether it's a name in code. */
  writtenAsCode: boolean;
  /** What a score is worth by the share of the query's words that a record has: from 0 to 1. */
  coverage: (foundTerms: readonly string[]) => number;
  /** Each phrase in the query, and what the thesaurus calls it. */
  subjects: ReadonlySet<string>;
  /** What the query may be the name of, its words joined, with how well that fits: from 0 to 1. */
  names: ReadonlyMap<string, number>;
}

/** Typos that a word may have: one for four letters, then two, since swapped letters are two. */
function editsIn({ length }: string): number | false {
  return length > 3 && Math.min(length > 4 ? Math.max(2, Math.round(length / 4)) : 1, MAX_EDITS);
}

/** How well a query fits the name of something that the thesaurus or a shorter form leads to. */
const FIT = {
  synonym: 0.85,
  foreign: 0.4,
  withoutVague: 0.5,
  inside: 0.7,
  form: 0.9,
} as const;

function namesIn(
  { words: typed, isSentence }: Query,
  words: readonly string[],
): Map<string, number> {
  const names = new Map<string, number>();
  const add = (name: string, fit: number) => {
    if (name && !names.has(name)) {
      names.set(name, fit);
    }
  };
  const reversed = words.length === 2 && !isSentence ? [...words].reverse() : [];
  const named = words.filter((word) => !FILLERS.has(word));
  const telling = named.filter((word) => !VAGUE_WORDS.has(word));
  for (const [form, fit] of [
    [typed, 1],
    [words, 1],
    [named, 1],
    [reversed, FIT.form],
    [telling, FIT.withoutVague],
  ] as const) {
    add(form.join(''), fit);
    const synonym = THESAURUS.get(form.join('')) ?? THESAURUS.get(form.join('').replace(/s$/, ''));
    synonym?.names.forEach((name) =>
      add(name, fit * (synonym.isForeign ? FIT.foreign : FIT.synonym)),
    );
  }
  (words.length > 1 ? words : []).forEach((word, at) =>
    add(words.map((one, index) => (index === at ? stemOf(word) : one)).join(''), FIT.form),
  );
  // `form validation` is about the validation of a text field.
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 1; to <= Math.min(words.length, from + LONGEST_PHRASE); to += 1) {
      const synonym = THESAURUS.get(words.slice(from, to).join(''));
      if (synonym && !synonym.isForeign) {
        synonym.names.forEach((name) =>
          add([...words.slice(0, from), name, ...words.slice(to)].join(''), FIT.inside),
        );
      }
    }
  }
  return names;
}

function subjectsIn(words: readonly string[]): Set<string> {
  const subjects = new Set<string>();
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 1; to <= Math.min(words.length, from + LONGEST_PHRASE); to += 1) {
      const phrase = words.slice(from, to).join('');
      if (VAGUE_WORDS.has(phrase)) {
        continue;
      }
      const synonym = THESAURUS.get(phrase);
      [phrase, ...(synonym && !synonym.isForeign ? synonym.names : [])].forEach((name) =>
        subjects.add(name),
      );
    }
  }
  return subjects;
}

/**
 * Prepares the search for a query: each word and its forms, and neighboring words as one, which are
 * names and phrases of the thesaurus.
 *
 * @param words - Its words without the name of a product.
 * @param isKnown - Whether a word is in the index; others may be misspelled or incomplete.
 */
export function wantedOf(
  query: Query,
  words: readonly string[],
  isKnown: (word: string) => boolean,
): Wanted {
  const { words: typed, writtenAsCode } = query;
  const weights = words.map((word) =>
    FILLERS.has(word) ? WEIGHTS.filler : VAGUE_WORDS.has(word) ? WEIGHTS.vague : 1,
  );
  const isTyped = words.length <= MAX_TYPED_WORDS;
  const places = new Map<string, Set<number>>();
  const queries: Search[] = [];
  const look = (term: string, from: number, to: number, options: object, weight: number) => {
    const known = places.get(term) ?? new Set();
    places.set(term, known);
    for (let at = from; at < to; at += 1) {
      known.add(at);
    }
    queries.push({ queries: [term], boostTerm: () => weight, ...options });
  };
  words.forEach((word, at) => {
    const isLast = at === words.length - 1;
    const isBeginning = isTyped && (isLast || !isKnown(word));
    const isShort = word.length < SHORTEST_BEGINNING;
    const options = {
      prefix: isBeginning && !isShort,
      fuzzy: isTyped && !isKnown(word) && editsIn(word),
    };
    look(word, at, at + 1, options, weights[at]!);
    if (isBeginning && isShort) {
      look(word, at, at + 1, { prefix: true, fields: ['title'] }, weights[at]!);
    }
    const stem = stemOf(word);
    if (stem !== word) {
      look(stem, at, at + 1, { prefix: true }, weights[at]! * WEIGHTS.form);
    }
    for (let end = at + 2; end <= Math.min(words.length, at + LONGEST_PHRASE); end += 1) {
      const phrase = words.slice(at, end).join('');
      const isWhole = at === 0 && end === words.length && isTyped;
      if (isKnown(phrase)) {
        look(phrase, at, end, { prefix: isWhole }, 1);
      } else if (isWhole) {
        look(phrase, at, end, { prefix: true, fuzzy: editsIn(phrase) }, 1);
      }
    }
  });
  // `@material-ui/core` is a name of its own.
  if (typed.length > words.length && isKnown(typed.join(''))) {
    look(typed.join(''), 0, words.length, {}, 1);
  }
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return {
    search: { combineWith: 'OR', queries },
    coverage: (terms) => {
      const found = new Set(terms.flatMap((term) => [...(places.get(term) ?? [])]));
      return ([...found].reduce((sum, at) => sum + weights[at]!, 0) / all) ** COVERAGE;
    },
    names: namesIn(query, words),
    subjects: subjectsIn(words),
    words,
    isTask: isTask(query),
    writtenAsCode,
  };
}
