import { parseDirection } from './direction';

it.each([
  ['rtl', 'rtl'],
  ['ltr', 'ltr'],
  [null, 'ltr'],
  ['', 'ltr'],
  ['RTL', 'ltr'],
])('parseDirection reads %j as %s', (stored, direction) => {
  expect(parseDirection(stored)).toBe(direction);
});
