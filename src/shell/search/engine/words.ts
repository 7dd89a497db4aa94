/** The pairs of neighboring characters in Chinese, which doesn't separate words: `ab bc` of `abc`. */
function pairsOf(word: string): string[] {
  return (word.match(/\p{Script=Han}+|[^\p{Script=Han}]+/gu) ?? []).flatMap((run) => {
    const signs = /\p{Script=Han}/u.test(run) ? [...run] : [];
    return signs.length > 2 ? signs.slice(1).map((sign, index) => signs[index]! + sign) : [run];
  });
}

/**
 * The words of a text in lower case, split at characters other than letters and digits and at
 * camel-case boundaries.
 *
 * @example wordsOf('MuiTextField-root') // ['mui', 'text', 'field', 'root']
 */
export function wordsOf(text: string): string[] {
  const words = text
    .replaceAll(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  // English sites don't contain the code for it. It isn't declared outside of a build.
  return typeof __PAGE_LANGUAGE__ === 'string' ? words.flatMap(pairsOf) : words;
}

/** The words of a text as one: `TextField`, `text field` and `text-field` are all `textfield`. */
export function joined(text: string): string {
  return wordsOf(text).join('');
}

/** All spellings of a text's words: each word and the joined words. */
export function indexTerms(text: string): string[] {
  const chunks = text.split(/\s+/).map(joined);
  const words = wordsOf(text);
  return [...new Set([...words, ...chunks, ...(words.length <= 4 ? [joined(text)] : [])])].filter(
    Boolean,
  );
}

/** Endings of a word's forms, longest first. */
const ENDING = /(?:ations?|at(?:ing|ed|es?)|ings?|ers?|ies|ied|ed|es|[esy])$/;

/** Shorter stems would be common to unrelated words: `string` and `stress`. */
const SHORTEST_STEM = 3;

/**
 * What the forms of a word have in common, for comparing words: `group`, `groups`, `grouped` and
 * `grouping` are all `group`; `animate` and `animations` are both `anim`.
 */
export function stemOf(word: string): string {
  if (word.endsWith('ss')) {
    return word;
  }
  // `filtering` has two endings, and `filter` one.
  const stem = word.replace(ENDING, '').replace(/ers?$/, '');
  if (stem.length < SHORTEST_STEM) {
    return word;
  }
  // `pinning` has the stem of `pin`, but `scrolling` that of `scroll`.
  return stem.replace(/([bdgmnprt])\1$/, '$1');
}
