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

it("removes them from the styles in a demo's HTML, and keeps its texts", async () => {
  Object.assign(globalThis, { __SERVER__: true });
  const { default: JoyScope } = await import('./provider');
  const html =
    '<style data-emotion="css a">a{top:var(--joy-a, 1px)}</style><p>var(--joy-a, 1px)</p>';
  expect(JoyScope.serverHtml?.(html)).toBe(
    '<style data-emotion="css a">a{top:var(--joy-a)}</style><p>var(--joy-a, 1px)</p>',
  );
});
