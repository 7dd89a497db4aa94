import { wordsOf } from './words';

/** What a reader typed, understood. */
export interface Query {
  /** Words to find, in lower case; `TextField` is one of them. */
  words: string[];
  /** Only props, or only classes. */
  kind?: 'prop' | 'class';
  /** Only what belongs to this component, its words joined. */
  within?: string;
  /** Whether a word begins small and has capitals, as only names in code do. */
  writtenAsCode: boolean;
}

/** Characters that are looked at; what goes beyond is no search. */
export const MAX_QUERY_LENGTH = 200;

/** Most words that count. */
const MAX_WORDS = 8;

const STOP_WORDS = new Set(
  'a an and do does for how i in is of on or the to use using what with'.split(' '),
);

const CAMEL_CASE = /(^|\s)\p{Ll}+\p{Lu}/u;

// `prop:`, `class:` and `in:`, with their value right behind or after a space.
const OPERATOR = /(^|\s)(prop|class|in):\s*(\S*)/gi;

/**
 * Understands a search. Operators: `prop:name` and `class:name` find only these, `in:Button` only
 * what belongs to that component.
 *
 * @example parseQuery('prop:variant in:Button') // words: ['variant'], kind: 'prop', within: 'button'
 */
export function parseQuery(text: string): Query {
  const query: Query = { words: [], writtenAsCode: false };
  const rest = text
    .slice(0, MAX_QUERY_LENGTH)
    .replaceAll(OPERATOR, (_match, space: string, name: string, value: string) => {
      if (name.toLowerCase() === 'in') {
        query.within = wordsOf(value).join('') || undefined;
        return space;
      }
      query.kind = name.toLowerCase() as Query['kind'];
      return `${space}${value}`;
    });
  // A word as it was typed counts as one: `onclose` and `onClose` are both the prop's name.
  const words = rest
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  query.writtenAsCode = CAMEL_CASE.test(rest);
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  query.words = (telling.length > 0 ? telling : words).slice(0, MAX_WORDS);
  return query;
}
