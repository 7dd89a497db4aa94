import { otherSpellings } from './spellings';

it.each([
  ['colours', ['colors', 'colour', 'color']],
  ['metre', ['meter']],
  ['organised', ['organized', 'organis', 'organiz']],
  ['travelling', ['traveling', 'travell', 'travel']],
  ['boxes', ['box', 'boxe']],
  ['leaves', ['leaf', 'leave']],
  ['categories', ['category', 'categorie']],
])('of %s are %j', (word, expected) => {
  expect(otherSpellings(word)).toEqual(expected);
});

it.each(['home', 'bus', 'as', ''])('other words have none: %j', (word) => {
  expect(otherSpellings(word)).toEqual([]);
});
