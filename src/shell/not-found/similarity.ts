import leven from 'leven';

/** Similarity of a word to a longer word that starts with it. */
const PREFIX = 0.8;

/** Words with a lower similarity count as unrelated. */
const MIN_SIMILARITY = 0.6;

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
  const likeness = 1 - leven(a, b) / Math.max(longer.length, 1);
  return likeness < MIN_SIMILARITY ? 0 : likeness;
}
