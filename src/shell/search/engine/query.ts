import { wordsOf } from './words';

/** A parsed query. */
export interface Query {
  /** Words to find, in lower case; `TextField` is one word. */
  words: string[];
  /** Only props, or only classes. */
  kind?: 'prop' | 'class';
  /** Limits results to this component, its words joined. */
  within?: string;
  /** Whether a word is in camel case, like names in code. */
  writtenAsCode: boolean;
}

/** Maximum length of a query; the rest is ignored. */
export const MAX_QUERY_LENGTH = 200;

/** Maximum number of words. */
const MAX_WORDS = 8;

const STOP_WORDS = new Set(
  'a an and do does for how i in is of on or the to use using what with'.split(' '),
);

const CAMEL_CASE = /(^|\s)\p{Ll}+\p{Lu}/u;

// `prop:`, `class:` and `in:`, followed by an optional space and a value.
const OPERATOR = /(^|\s)(prop|class|in):\s*(\S*)/gi;

/**
 * Parses a query. Operators: `prop:name` and `class:name` limit results to a kind, `in:Button` to a
 * component.
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
  // Don't split camel case: `onclose` and `onClose` are the same prop.
  const words = rest
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  query.writtenAsCode = CAMEL_CASE.test(rest);
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  query.words = (telling.length > 0 ? telling : words).slice(0, MAX_WORDS);
  return query;
}
