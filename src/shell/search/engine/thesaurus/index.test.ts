import { readFileSync } from 'node:fs';
import path from 'node:path';
import { wordsOf } from '../words';
import { LIBRARIES } from './libraries';
import { LONGEST_PHRASE, THESAURUS } from '.';

const SITE = path.resolve(__dirname, '../../../../..');

/** The names that pages, sections and components have by their addresses, as in `record.ts`. */
function namesOfAddresses(): Set<string> {
  const list = readFileSync(path.join(SITE, 'lines/7/published-addresses.txt'), 'utf8');
  return new Set(
    list.split('\n').flatMap((line) => {
      const slugs = line.trim().replace(/^#/, '').split('/').filter(Boolean);
      const last = wordsOf(slugs.at(-1) ?? '').filter((word) => word !== 'react');
      return [last.join(''), [...wordsOf(slugs.at(-2) ?? ''), ...last].join('')];
    }),
  );
}

/** Pages and sections that aren't published yet. */
const NEW = [
  ...['errorsandwarnings', 'comingfromanotherlibrary'],
  ...['reacthookform', 'completeexample', 'formsdatepickers', 'disabledfields'],
];

it('leads to names that exist', () => {
  const known = new Set([...namesOfAddresses(), ...NEW]);
  const missing = [...THESAURUS].flatMap(([phrase, { names }]) =>
    names.filter((name) => !known.has(name)).map((name) => `${phrase} → ${name}`),
  );
  expect(missing).toEqual([]);
});

it('never leads from a name to itself', () => {
  expect([...THESAURUS].filter(([phrase, { names }]) => names.includes(phrase))).toEqual([]);
});

it('covers everyday words, roles, elements, and the libraries that readers come from', () => {
  expect(THESAURUS.size).toBeGreaterThan(300);
  const words = ['navbar', 'alertdialog', 'tablist', 'textarea', 'hr', 'offcanvas', 'hstack'];
  expect(words.filter((word) => !THESAURUS.has(word))).toEqual([]);
  expect(Object.keys(LIBRARIES)).toHaveLength(12);
});

it('has no phrase that is longer than what the search compares', () => {
  const long = [...THESAURUS.keys()].filter((phrase) => phrase.split(' ').length > LONGEST_PHRASE);
  expect(long).toEqual([]);
});
