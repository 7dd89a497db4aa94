import { WHITE, contrastOf, hexOf, inFrontOf } from './color-channels';

it.each([
  ['#F80', '#ff8800'],
  ['rgba(1, 2, 3, 0.5)', '#010203'],
  ['hsl(120, 100%, 50%)', '#00ff00'],
  ['color(srgb 1 0.5 0)', '#ff8000'],
  ['color(display-p3 2 -1 0)', '#ff0000'],
])('writes %s as %s', (color, hex) => expect(hexOf(color)).toBe(hex));

it('mixes translucent colors with what is behind them', () => {
  expect(inFrontOf(WHITE, 'rgba(0, 0, 0, 0.25)')).toEqual([0.75, 0.75, 0.75]);
});

it('computes contrast in any order', () => {
  const black = inFrontOf(WHITE, '#000');
  expect(contrastOf(WHITE, black)).toBeCloseTo(21);
  expect(contrastOf(black, WHITE)).toBeCloseTo(21);
});
