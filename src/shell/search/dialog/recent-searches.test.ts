/** @jest-environment ./test/unit/jsdom-environment.ts */
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches';

afterEach(() => window.localStorage.clear());

it('keeps the last five searches without duplicates, newest first', () => {
  ['a', 'b', 'c', 'd', 'e', 'f', 'b', '  '].forEach(rememberSearch);
  expect(recentSearches()).toEqual(['b', 'f', 'e', 'd', 'c']);
});

it('clears recent searches', () => {
  rememberSearch('button');
  forgetSearches();
  expect(recentSearches()).toEqual([]);
});

it.each(['{', '{"a":1}', '[1,null]'])('ignores malformed storage: %s', (stored) => {
  window.localStorage.setItem('docs-recent-searches', stored);
  expect(recentSearches()).toEqual([]);
});
