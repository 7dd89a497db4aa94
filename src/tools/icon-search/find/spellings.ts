/** British spellings, and those of American English, which names and synonyms have. */
const BRITISH: readonly [pattern: RegExp, american: string][] = [
  [/our/, 'or'],
  [/([^aeiou])re(s?)$/, '$1er$2'],
  [/ogue(s?)$/, 'og$1'],
  [/([a-z]{3})is(e[ds]?|ing|ation)$/, '$1iz$2'],
  [/ll(ed|ing|er)$/, 'l$1'],
  [/ence$/, 'ense'],
  [/grey/, 'gray'],
  [/^aero/, 'air'],
  [/cheque/, 'check'],
  [/programme/, 'program'],
  [/tyre/, 'tire'],
  [/jewellery/, 'jewelry'],
];

/** Endings that names don't have. */
const ENDINGS: readonly [pattern: RegExp, without: string][] = [
  [/ies$/, 'y'],
  [/ves$/, 'f'],
  [/(s|x|z|ch|sh)es$/, '$1'],
  [/s$/, ''],
  [/ed$/, ''],
  [/ing$/, ''],
];

/** Shorter words have no ending to remove. */
const MIN_LENGTH = 4;

/**
 * Other spellings of a word: American ones, and those without a plural or another ending.
 *
 * @returns Not the word itself; empty if there are none.
 * @example otherSpellings('colours') // ['colors', 'colour', 'color']
 */
export function otherSpellings(word: string): string[] {
  if (word.length < MIN_LENGTH) {
    return [];
  }
  const american = BRITISH.filter(([pattern]) => pattern.test(word)).map(([pattern, instead]) =>
    word.replace(pattern, instead),
  );
  const without = [word, ...american].flatMap((one) =>
    ENDINGS.filter(([pattern]) => pattern.test(one)).map(([pattern, instead]) =>
      one.replace(pattern, instead),
    ),
  );
  return [...american, ...without];
}
