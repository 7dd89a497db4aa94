/** Similarity of a word to a longer word that starts with it. */
const PREFIX = 0.8;

/** Words with a lower similarity count as unrelated. */
const MIN_SIMILARITY = 0.6;

/**
 * Number of single-character insertions, deletions and replacements that turn one text into the
 * other (Levenshtein distance).
 */
export function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const replaced = previous[column - 1]! + (a[row - 1] === b[column - 1] ? 0 : 1);
      current.push(Math.min(replaced, previous[column]! + 1, current[column - 1]! + 1));
    }
    previous = current;
  }
  return previous[b.length]!;
}

/**
 * How similar two words are.
 *
 * @returns 1 for the same word, 0 for unrelated words.
 */
export function similarity(a: string, b: string): number {
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a];
  if (shorter.length >= 3 && longer.startsWith(shorter)) {
    return shorter === longer ? 1 : PREFIX;
  }
  // The distance is at least the difference of the lengths.
  if (shorter.length < longer.length * MIN_SIMILARITY) {
    return 0;
  }
  const likeness = 1 - editDistance(a, b) / Math.max(longer.length, 1);
  return likeness < MIN_SIMILARITY ? 0 : likeness;
}
