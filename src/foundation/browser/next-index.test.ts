import { LTR_ARROWS, RTL_ARROWS, VERTICAL_ARROWS, nextIndex } from './next-index';

it.each([
  ['ArrowDown', -1, VERTICAL_ARROWS, 0],
  ['ArrowDown', 0, VERTICAL_ARROWS, 1],
  ['ArrowDown', 2, VERTICAL_ARROWS, 0],
  ['ArrowUp', -1, VERTICAL_ARROWS, 2],
  ['ArrowUp', 0, VERTICAL_ARROWS, 2],
  ['ArrowUp', 2, VERTICAL_ARROWS, 1],
  ['ArrowRight', 0, LTR_ARROWS, 1],
  ['ArrowRight', 2, LTR_ARROWS, 0],
  ['ArrowLeft', 0, LTR_ARROWS, 2],
  ['ArrowRight', 0, RTL_ARROWS, 2],
  ['ArrowLeft', 0, RTL_ARROWS, 1],
  ['Home', 1, VERTICAL_ARROWS, 0],
  ['End', 1, RTL_ARROWS, 2],
  ['ArrowRight', 1, VERTICAL_ARROWS, null],
  ['ArrowDown', 1, LTR_ARROWS, null],
  ['Tab', 1, VERTICAL_ARROWS, null],
])('%s moves from %i of three, with %j, to %s', (key, current, arrows, expected) => {
  expect(nextIndex(key, current, 3, arrows)).toBe(expected);
});
