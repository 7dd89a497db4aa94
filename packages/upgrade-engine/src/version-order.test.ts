import { VERSION, isAfter } from './version-order';

it.each([
  ['7.0.0', '6.5.0', true],
  ['6.5.0', '6.5.0', false],
  ['6.5.0', '6', false],
  ['7.0.0', '6', true],
  ['7.3.2', '7.0', true],
  ['6.10.0', '6.9.0', true],
  ['5.9.9', '6', false],
])('%s is after %s: %s', (version, from, expected) => {
  expect(isAfter(version, from)).toBe(expected);
});

it('accepts versions of one to three numbers', () => {
  expect(['6', '6.5', '6.5.0'].every((one) => VERSION.test(one))).toBe(true);
  expect(['', 'v6', '6.x', '6.5.0-beta.1'].some((one) => VERSION.test(one))).toBe(false);
});
