import { parseJson } from './parse-json';

it.each([
  [null, null],
  ['{', null],
  ['', null],
  ['[1]', [1]],
])('parseJson reads %j as %j', (text, value) => {
  expect(parseJson(text)).toEqual(value);
});
