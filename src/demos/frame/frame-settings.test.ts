import { clampWidth } from './frame-settings';

it.each([
  [100, 240],
  [360.4, 360],
  [9000, 2560],
])('turns a width of %s into %s', (width, expected) => {
  expect(clampWidth(width)).toBe(expected);
});
