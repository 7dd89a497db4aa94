/** What a value of a command line must be. */
export interface Rule {
  fits: (value: string) => boolean;
  /** What to give instead, such as `a number from 0 to 65535`. */
  expected: string;
}

/** Accepts one of some words. */
export function oneOf(words: readonly string[]): Rule {
  return { fits: (value) => words.includes(value), expected: `one of ${words.join(', ')}` };
}

/**
 * Accepts whole decimal numbers.
 *
 * @param least - The smallest accepted number.
 * @param most - The largest one; unlimited by default.
 */
export function wholeNumber(least: number, most = Number.MAX_SAFE_INTEGER): Rule {
  const isLimited = most !== Number.MAX_SAFE_INTEGER;
  return {
    fits: (value) => /^\d+$/.test(value) && Number(value) >= least && Number(value) <= most,
    expected: `a whole number from ${least}${isLimited ? ` to ${most}` : ''}`,
  };
}

/** Accepts a part of n parts: `i/n` with i from 1 to n. */
export const SHARD: Rule = {
  fits(value) {
    const [index = 0, total = 0] = /^(\d+)\/(\d+)$/.exec(value)?.slice(1).map(Number) ?? [];
    return index >= 1 && index <= total;
  },
  expected: 'i/n with i from 1 to n, such as 1/4',
};
