import { contrastRatio } from '@site/src/foundation/colors';
import { exactContrast } from './exact-contrast';

it('computes contrast in any order', () => {
  expect(exactContrast('#fff', '#000')).toBeCloseTo(21);
  expect(exactContrast('#000', '#fff')).toBeCloseTo(21);
});

it.each([
  ['#777', '#fff'],
  ['hsl(210, 50%, 40%)', 'rgb(250, 240, 230)'],
  ['color(srgb 1 0.5 0)', '#102030'],
])("is near the library's ratio of %s on %s, which rounds luminances", (one, other) => {
  expect(exactContrast(one, other)).toBeCloseTo(contrastRatio(one, other), 0);
});

it('distinguishes ratios around 4.5, which the rounding would not', () => {
  expect(exactContrast('#777777', '#ffffff')).toBeLessThan(4.5);
  expect(exactContrast('#767676', '#ffffff')).toBeGreaterThan(4.5);
});
