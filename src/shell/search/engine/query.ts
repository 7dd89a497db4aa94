import { wordsOf } from './words';

/** A parsed query. */
export interface Query {
  /** Words to find, in lower case; `TextField` is one word. */
  words: string[];
  /** Only props, or only classes. */
  kind?: 'prop' | 'class';
  /** Limits results to this component, its words joined. */
  within?: string;
  /** Limits results to this version, or to the versions that start with it. */
  version?: string;
  /** Whether a word is in camel case, like names in code. */
  writtenAsCode: boolean;
  /** Whether it has the words of a sentence, such as `hide on mobile`: no name in code has them. */
  isSentence: boolean;
}

/** Maximum length of a query; the rest is ignored. */
export const MAX_QUERY_LENGTH = 200;

/** Maximum number of words; an error message has more than a question. */
const MAX_WORDS = 12;

/** Words without which a query means the same. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  'a an and are be can do does for from how i in inside is it my of on or that the this to use using what when where with'.split(
    ' ',
  ),
);

const CAMEL_CASE = /(^|\s)\p{Ll}+\p{Lu}/u;

// `prop:`, `class:` and `in:`, followed by an optional space and a value.
const OPERATOR = /(^|\s)(prop|class|in):\s*(\S*)/gi;

// Without a space, as in "Node.js version: 20" of a pasted message.
const VERSION = /(^|\s)version:v?(\d[\w.-]*)/i;

/**
 * Parses a query. Operators: `prop:name` and `class:name` limit results to a kind, `in:Button` to a
 * component, `version:6` to the documentation of a version.
 *
 * @example parseQuery('prop:variant in:Button') // words: ['variant'], kind: 'prop', within: 'button'
 */
export function parseQuery(text: string): Query {
  const query: Query = { words: [], writtenAsCode: false, isSentence: false };
  const rest = text
    .slice(0, MAX_QUERY_LENGTH)
    .replace(VERSION, (_match, space: string, version: string) => {
      query.version = version;
      return space;
    })
    .replaceAll(OPERATOR, (_match, space: string, name: string, value: string) => {
      if (name.toLowerCase() === 'in') {
        query.within = wordsOf(value).join('') || undefined;
        return space;
      }
      query.kind = name.toLowerCase() as Query['kind'];
      return `${space}${value}`;
    });
  // Don't split camel case: `onclose` and `onClose` are the same prop.
  const words = wordsOf(rest.toLowerCase());
  query.writtenAsCode = CAMEL_CASE.test(rest);
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  query.isSentence = telling.length > 1 && telling.length < words.length;
  query.words = (telling.length > 0 ? telling : words).slice(0, MAX_WORDS);
  return query;
}

/** Whether a query describes a task, which the text of a section answers. */
export function isTask({ words, kind, within }: Query): boolean {
  return words.length > 2 && kind === undefined && within === undefined;
}
