import { pageFilter } from './page-filter';

const PAGES = ['docs-joy/card/card.mdx', 'docs-joy/cards.mdx', 'docs-x/grid.mdx'];

const selected = (...places: string[]) => PAGES.filter(pageFilter(places, PAGES));

it('selects pages, folders, and everything by default', () => {
  expect(selected()).toEqual(PAGES);
  expect(selected('.')).toEqual(PAGES);
  expect(selected('docs-joy/card')).toEqual(['docs-joy/card/card.mdx']);
  expect(selected('./docs-x/', 'docs-joy/cards.mdx')).toEqual([
    'docs-joy/cards.mdx',
    'docs-x/grid.mdx',
  ]);
});

it.each(['nope', 'docs-joy/car', 'docs-joy/card/demos', '../docs-x'])(
  'refuses %s, which contains no page',
  (place) => {
    expect(() => selected('docs-x', place)).toThrow(`No page found in "${place}". Pass folders`);
  },
);
