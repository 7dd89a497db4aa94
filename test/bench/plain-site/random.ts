/**
 * Pseudorandom numbers that are the same in every run, so the plain site is too.
 *
 * @param seed - Any integer; it determines the sequence.
 * @returns A function that returns the next number, from 0 (inclusive) to 1 (exclusive).
 */
export function seededRandom(seed: number): () => number {
  // Mulberry32: short, and uniform enough for picking words.
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}
