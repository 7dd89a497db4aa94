import type { Report } from '../finding';
import { proseOfPage } from '../prose';
import type { Prose } from '../prose';
import type { PageRule } from './rule';
import list from './word-list.json';

const WORDS = list.map(({ find, write }) => ({
  pattern: new RegExp(`(?<![\\p{L}-])(?:${find})(?![\\p{L}-])`, 'giu'),
  write,
}));

/** The words of the project's list in a text; `word-list.json` says what to write instead. */
export function wordsToLookAt({ text, lineAt }: Prose): Report[] {
  return WORDS.flatMap(({ pattern, write }) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
      line: lineAt(index),
      message: `"${found}" is on the list of words to look at twice.`,
      cure: `Prefer: ${write}.`,
    })),
  );
}

/** Words that the project's writing style asks to look at twice. */
export const wordChoice: PageRule = {
  id: 'word-choice',
  level: 'warning',
  // Archived pages change only where they are wrong, and test pages show what they show.
  check: (page) =>
    page.archive || page.instance.noIndex ? [] : proseOfPage(page).flatMap(wordsToLookAt),
};
