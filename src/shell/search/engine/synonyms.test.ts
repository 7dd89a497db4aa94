import { withSynonyms } from './synonyms';

const KNOWN = new Set(['button', 'color', 'dialog', 'in']);

const renamed = (query: string) =>
  withSynonyms(query.split(' '), (word) => KNOWN.has(word)).map(({ words }) => words.join(' '));

it.each([
  ['navbar', ['appbar']],
  ['nav bar', ['appbar']],
  ['navbar color', ['appbar color']],
  ['carousels', ['mobilestepper']],
  // The longest phrase counts: not the synonym of `progress` alone.
  ['progress bar', ['progress']],
  // All phrases at once, too.
  ['toast in sidebar', ['snackbar in sidebar', 'toast in drawer', 'snackbar in drawer']],
  ['button', []],
])('replaces the phrases in "%s"', (query, expected) => {
  expect(renamed(query)).toEqual(expected);
});

it('completes and corrects a word that is no name in the documentation', () => {
  expect(renamed('carous')).toEqual(['mobilestepper']);
  expect(renamed('navbr')).toEqual(['appbar']);
  expect(withSynonyms(['navbr'], () => true)).toEqual([]);
});

it('ignores a synonym that the query contains', () => {
  expect(renamed('confirmation dialog')).not.toContain('dialog');
});

it('replaces only phrases of several words in a message', () => {
  const message = 'a component is changing an uncontrolled input to be controlled';
  expect(renamed(message).every((each) => !each.includes('textfield'))).toBe(true);
});

it("marks other libraries' names, which may be the names of something else", () => {
  expect(withSynonyms(['hstack'], () => true)[0]?.isForeign).toBe(false);
  expect(withSynonyms(['scrollspy'], () => true)[0]?.isForeign).toBe(true);
});
