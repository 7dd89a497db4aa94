import { similarity } from './similarity';

it('is 1 for the same word, less for a typo, 0 for a different word', () => {
  expect(similarity('button', 'button')).toBe(1);
  expect(similarity('buton', 'button')).toBeCloseTo(5 / 6);
  expect(similarity('card', 'tooltip')).toBe(0);
  expect(similarity('list', 'tabs')).toBe(0);
});

it('is 0 for words of very different lengths without comparing them', () => {
  const word = { length: 1e9, startsWith: () => false } as unknown as string;
  expect(similarity(word, 'button')).toBe(0);
});

it('does not depend on the order', () => {
  expect(similarity('auto', 'autocomplete')).toBe(similarity('autocomplete', 'auto'));
});

it('recognizes the beginning of a word from three letters on', () => {
  expect(similarity('auto', 'autocomplete')).toBe(0.8);
  expect(similarity('au', 'autocomplete')).toBe(0);
});

it('accepts empty words', () => {
  expect(similarity('', '')).toBe(1);
  expect(similarity('', 'tab')).toBe(0);
});
