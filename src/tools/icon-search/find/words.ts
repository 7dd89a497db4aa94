const WORD = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g;

/**
 * The words of a name in lower case.
 *
 * @example wordsOf('SignalWifi4Bar') // ['signal', 'wifi', '4', 'bar']
 */
export function wordsOf(name: string): string[] {
  return name.match(WORD)?.map((word) => word.toLowerCase()) ?? [];
}

/** The numbers that names of icons start with. One is misspelled in the package. */
const NUMBERS = new Map([
  ...'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, value) => [word, value] as const),
  ['eightteen', 18],
  ['thirty', 30],
  ['sixty', 60],
]);

/**
 * The number at the start of a name in digits.
 *
 * @example digitsOf(['twenty', 'four', 'mp']) // ['24']
 * @example digitsOf(['three', 'sixty']) // ['360']
 */
export function digitsOf(words: readonly string[]): string[] {
  const end = words.findIndex((word) => !NUMBERS.has(word));
  const [first = 0, ...others] = words
    .slice(0, end < 0 ? undefined : end)
    .map((word) => NUMBERS.get(word)!);
  const isSum = first >= 20 && others.length > 0;
  if (end === 0) {
    return [];
  }
  return [isSum ? String(first + others[0]!) : [first, ...others].join('')];
}

/** What signs stand for, as words of names. */
const SIGNS = new Map([
  ['+', 'add'],
  ['-', 'remove'],
  ['?', 'help'],
  ['!', 'priority high'],
  ['@', 'alternate email'],
  ['#', 'tag'],
  ['$', 'attach money'],
  ['€', 'euro'],
  ['£', 'currency pound'],
  ['¥', 'currency yen'],
  ['%', 'percent'],
  ['<', 'chevron left'],
  ['>', 'chevron right'],
  ['×', 'close'],
  ['✓', 'check'],
  ['→', 'arrow forward'],
  ['←', 'arrow back'],
  ['↑', 'arrow upward'],
  ['↓', 'arrow downward'],
  ['★', 'star'],
  ['♥', 'favorite'],
  ['…', 'more horiz'],
  ['⋮', 'more vert'],
  ['☰', 'menu'],
]);

/** The words that the signs in a text stand for. */
export function wordsOfSigns(text: string): string[] {
  return [...text].flatMap((sign) => SIGNS.get(sign)?.split(' ') ?? []);
}
