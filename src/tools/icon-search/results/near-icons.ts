import leven from 'leven';
import type { Entry } from '../find/search';
import { tokensOf } from '../find/search';

/** Most differences between a text and a similar word, as a part of the text's length. */
const MAX_DIFFERENCE = 0.4;

function farFrom(text: string, one: string): number {
  const max = Math.floor(text.length * MAX_DIFFERENCE);
  if (Math.abs(text.length - one.length) > max) {
    return Infinity;
  }
  const far = leven(text, one);
  return far <= max ? far : Infinity;
}

/**
 * Icons whose name, or a word of it or of its synonyms, is similar to a text.
 *
 * @param text - A text that matches no icon.
 * @param count - Most icons to return.
 * @returns The most similar first.
 */
export function nearIcons(entries: readonly Entry[], text: string, count: number): Entry[] {
  const tokens = tokensOf(text);
  const whole = tokens.join('');
  const known = new Map<string, number>();
  // Names share most words, so each word is compared once.
  const wordFar = (word: string) => {
    const far = known.get(word) ?? Math.min(...tokens.map((token) => farFrom(token, word)));
    known.set(word, far);
    return far;
  };
  return entries
    .map((entry) => ({
      entry,
      far: Math.min(
        farFrom(whole, entry.lower),
        ...entry.words.map((word) => wordFar(word) + 0.5),
        ...entry.tags
          .trim()
          .split(' ')
          .map((word) => wordFar(word) + 1),
      ),
    }))
    .filter(({ far }) => far < Infinity)
    .sort((a, b) => a.far - b.far || a.entry.lower.length - b.entry.lower.length)
    .slice(0, count)
    .map(({ entry }) => entry);
}
