import { findingsIn } from '../testing/site';
import { prose } from './prose';
import { wordChoice } from './word-choice';

const WORDS = wordChoice([
  { find: 'anew', write: 'again' },
  { find: 'in vain', write: 'without a result' },
  { find: 'stands?', write: 'is' },
]);

describe('prose', () => {
  it.each([
    ['The the page loads.', '1: The word "The the" is repeated. Remove one.'],
    ['It is a example.', /^1: .+ Correct the article\.$/],
    ['This is very fast.', '1: "very" is vague. Give a figure, or remove it.'],
    [
      'The file is written and the page is shown.',
      '1: The sentence has 2 passive verbs ("written", "shown"). Say who does what.',
    ],
  ])('reports the problem of: %s', async (text, message) => {
    expect(await findingsIn(prose, text)).toEqual([
      typeof message === 'string' ? message : expect.stringMatching(message),
    ]);
  });

  it('accepts plain sentences', async () => {
    expect(await findingsIn(prose, 'The build writes the file. The page is shown.')).toEqual([]);
  });
});

describe('word-choice', () => {
  it('reports listed words, also in the title', async () => {
    const page =
      '---\ntitle: Anew\nslug: /page\ndescription: About it.\n---\n\nIt stands\nin vain.';
    expect(await findingsIn(WORDS, page)).toEqual([
      '2: "Anew" is on the list of words to avoid. Prefer: again.',
      expect.stringMatching(/^8: "in vain" is on the list/),
      expect.stringMatching(/^7: "stands" is on the list/),
    ]);
  });

  it('accepts other words, and code', async () => {
    expect(await findingsIn(WORDS, 'Standards of `anew` understand.')).toEqual([]);
  });
});
