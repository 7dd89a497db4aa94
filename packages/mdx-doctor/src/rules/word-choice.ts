import type { Report } from '../engine/finding';
import type { PageRule } from '../engine/rule';
import { proseOfPage } from '../page/prose';
import type { Prose } from '../page/prose';

/** Words to avoid: a regular expression, and what to write instead. */
export interface Word {
  find: string;
  write: string;
}

/** Creates a function that finds the listed words in a text. */
export function wordFinder(list: readonly Word[]): (prose: Prose) => Report[] {
  const words = list.map(({ find, write }) => ({
    pattern: new RegExp(`(?<![\\p{L}-])(?:${find})(?![\\p{L}-])`, 'giu'),
    write,
  }));
  return ({ text, lineAt }) =>
    words.flatMap(({ pattern, write }) =>
      [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
        line: lineAt(index),
        message: `"${found}" is on the list of words to avoid.`,
        cure: `Prefer: ${write}.`,
      })),
    );
}

/** A rule about words that a project's writing style avoids. */
export function wordChoice(list: readonly Word[]): PageRule {
  const find = wordFinder(list);
  return {
    id: 'word-choice',
    level: 'warning',
    check: (page) => proseOfPage(page).flatMap(find),
  };
}
