import { withoutFallbacks } from './without-fallbacks';

it.each([
  ['a{color:var(--joy-a, red);top:0;}', 'a{color:var(--joy-a);top:0;}'],
  ['a{font:var(--joy-a, "Inter", var(--joy-b, calc(1px + 2px))) x}', 'a{font:var(--joy-a) x}'],
  ['var(--joy-a, 1px) var(--joy-b, 2px)', 'var(--joy-a) var(--joy-b)'],
  ['var(--Card-radius, var(--joy-a, 1px))', 'var(--Card-radius, var(--joy-a))'],
])('%s', (css, expected) => {
  expect(withoutFallbacks(css)).toBe(expected);
});

it.each(['var(--joy-a)', 'var(--Card-radius, 1px)', 'var(--mui-a, 1px)', ''])('keeps %s', (css) => {
  expect(withoutFallbacks(css)).toBe(css);
});
