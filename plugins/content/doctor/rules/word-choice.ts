import type { Report } from '../finding';
import { proseOfPage } from '../prose';
import type { Prose } from '../prose';
import type { PageRule } from './rule';
import list from './word-list.json';

const WORDS = list.map(({ find, write }) => ({
  pattern: new RegExp(`(?<![\\p{L}-])(?:${find})(?![\\p{L}-])`, 'giu'),
  write,
}));

/** The listed words in a text; `word-list.json` also contains the replacements. */
export function wordsToLookAt({ text, lineAt }: Prose): Report[] {
  return WORDS.flatMap(({ pattern, write }) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
      line: lineAt(index),
      message: `"${found}" is on the list of words to avoid.`,
      cure: `Prefer: ${write}.`,
    })),
  );
}

/** Words that the project's writing style avoids. */
export const wordChoice: PageRule = {
  id: 'word-choice',
  level: 'warning',
  // Archived pages change only to correct mistakes, and test pages contain arbitrary text.
  check: (page) =>
    page.archive || page.instance.noIndex ? [] : proseOfPage(page).flatMap(wordsToLookAt),
};
