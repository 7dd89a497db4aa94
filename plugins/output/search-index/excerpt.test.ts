import { excerpt } from './excerpt';

it('writes a text in one line', () => {
  expect(excerpt(' With\u200b an\n icon. ')).toBe('With an icon.');
});

it('truncates a long text at the end of a word, and says so', () => {
  const text = excerpt('word '.repeat(100));
  expect(text.length).toBeLessThanOrEqual(280);
  expect(text.endsWith('word…')).toBe(true);
});
