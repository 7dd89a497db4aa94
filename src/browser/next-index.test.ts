import { nextStop } from './next-stop';

it.each([
  ['ArrowRight', 0, false, 1],
  ['ArrowRight', 4, false, 0],
  ['ArrowLeft', 0, false, 4],
  ['ArrowLeft', 3, false, 2],
  ['ArrowRight', 0, true, 4],
  ['ArrowLeft', 0, true, 1],
  ['ArrowLeft', 4, true, 0],
  ['Home', 3, false, 0],
  ['Home', 3, true, 0],
  ['End', 1, false, 4],
  ['ArrowDown', 1, false, null],
  ['a', 1, false, null],
])('%s at control %i of 5 (right to left: %s) leads to %j', (key, current, rtl, expected) => {
  expect(nextStop(key, current, 5, { rtl })).toBe(expected);
});
