import { ownValue } from './own-value';

it('finds own properties', () => {
  expect(ownValue({ a: 1 }, 'a')).toBe(1);
});

it.each(['b', ...Object.getOwnPropertyNames(Object.prototype)])('finds no %s', (name) => {
  expect(ownValue({ a: 1 }, name)).toBeUndefined();
});
