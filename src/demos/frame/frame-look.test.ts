import { formatFrameQuery, parseFrameQuery } from './frame-look';
import type { FrameQuery } from './frame-look';

const PLAIN: FrameQuery = {
  demo: 'button/BasicButtons',
  look: { paletteMode: 'light', direction: 'ltr', dense: false, largeText: false },
};

it('contains only the demo for the default appearance', () => {
  expect(formatFrameQuery(PLAIN)).toBe('?demo=button%2FBasicButtons');
});

it.each<FrameQuery>([
  PLAIN,
  {
    demo: 'Overview',
    look: { paletteMode: 'dark', direction: 'rtl', dense: true, largeText: true },
    forced: 'hover',
  },
])('parses what it formatted: %j', (query) => {
  expect(parseFrameQuery(formatFrameQuery(query))).toEqual(query);
});

it('reads only the start of a long name, for the message that the demo does not exist', () => {
  expect(parseFrameQuery(`?demo=${'a'.repeat(5_000)}`).demo).toHaveLength(200);
});

it('ignores unknown values', () => {
  expect(parseFrameQuery('?demo=a/B&mode=pink&dir=up&text=300&state=asleep&x=1')).toEqual({
    ...PLAIN,
    demo: 'a/B',
  });
});
