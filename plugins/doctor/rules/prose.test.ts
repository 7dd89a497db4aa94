import { findingsIn } from '../testing';
import { prose } from './prose';
import { wordChoice } from './word-choice';

describe('prose', () => {
  it.each([
    ['The the page loads.', '1: The word "The the" is repeated. Remove one.'],
    ['It is a example.', /^1: .+ Correct the article\.$/],
    ['This is very fast.', '1: "very" says little. Give a figure, or leave it out.'],
    [
      'The file is written and the page is shown.',
      '1: The sentence has 2 passives ("written", "shown"). Say who does what.',
    ],
  ])('names the fault of: %s', async (text, message) => {
    expect(await findingsIn(prose, text)).toEqual([
      typeof message === 'string' ? message : expect.stringMatching(message),
    ]);
  });

  it('accepts plain sentences', async () => {
    expect(await findingsIn(prose, 'The build writes the file. The page is shown.')).toEqual([]);
  });
});

describe('word-choice', () => {
  it('names words of the list, in the title too', async () => {
    const page =
      '---\ntitle: Anew\nslug: /page\ndescription: About it.\n---\n\nIt stands\nin vain.';
    expect(await findingsIn(wordChoice, page)).toEqual([
      '2: "Anew" is on the list of words to look at twice. Prefer: again.',
      expect.stringMatching(/^8: "in vain" is on the list/),
      expect.stringMatching(/^7: "stands" is on the list/),
    ]);
  });

  it('accepts other words, and code', async () => {
    expect(await findingsIn(wordChoice, 'Standards of `anew` understand.')).toEqual([]);
  });
});
