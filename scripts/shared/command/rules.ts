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

/** One of several equal parts, counted from 1. */
export interface Shard {
  current: number;
  total: number;
}

/** Parses `i/n`; `null` if it isn't a part. */
export function parseShard(value: string): Shard | null {
  const [current = 0, total = 0] = /^(\d+)\/(\d+)$/.exec(value)?.slice(1).map(Number) ?? [];
  return current >= 1 && current <= total ? { current, total } : null;
}

/** Accepts one of several parts, such as `1/4`. */
export const SHARD_RULE: Rule = {
  fits: (value) => parseShard(value) !== null,
  expected: 'i/n with i from 1 to n, such as 1/4',
};
