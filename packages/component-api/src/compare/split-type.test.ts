import { splitType } from './split-type';

it.each([
  ["'a | b' | { c: d | e } | Array<f | g>", ' | ', ["'a | b'", '{ c: d | e }', 'Array<f | g>']],
  ['((a: b | c) => void) | d', ' | ', ['((a: b | c) => void)', 'd']],
  ['(a: b | c) => d | e', ' | ', ['(a: b | c) => d', 'e']],
  ['a?: () => { b; c }; d: e', '; ', ['a?: () => { b; c }', 'd: e']],
])('splits %s', (text, separator, parts) => {
  expect(splitType(text, separator)).toEqual(parts);
});
