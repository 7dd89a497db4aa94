/** @jest-environment ./test/unit/jsdom-environment.ts */
import { hasKeptPlace, keepPlace, restorePlace } from './reading-place';

const HERE = '/v7/card/';
const THERE = '/v6/card/';

const scrollBy = jest.fn();
Object.assign(window, { scrollBy, innerHeight: 1000 });

/**
 * Shows a page.
 *
 * @param anchors - Distance of each heading from the top of the window, by id; `null` if it's hidden.
 *   Ids with `prop` are rows of a table.
 */
function show(pathname: string, anchors: Record<string, number | null>): void {
  window.history.replaceState(null, '', pathname);
  document.body.innerHTML = '<main></main>';
  for (const [id, top] of Object.entries(anchors)) {
    const element = document.createElement(id.startsWith('prop') ? 'div' : 'h2');
    element.id = id;
    element.toggleAttribute('data-row', id.startsWith('prop'));
    element.getBoundingClientRect = () => ({ top: top ?? 0 }) as DOMRect;
    element.getClientRects = () => (top === null ? [] : [{}]) as unknown as DOMRectList;
    document.querySelector('main')!.append(element);
  }
}

function follow(pathname: string): void {
  keepPlace({ currentTarget: Object.assign(document.createElement('a'), { href: pathname }) });
}

/** How far the page scrolls that opens, in px; `undefined` if it stays at the top. */
function scrolled(): number | undefined {
  scrollBy.mockClear();
  restorePlace();
  expect(hasKeptPlace()).toBe(false);
  return scrollBy.mock.lastCall?.[0].top;
}

it('shows the heading at the same position', () => {
  show(HERE, { first: -400, second: 120, third: 900 });
  follow(THERE);
  show(THERE, { first: 100, second: 2000, third: 4000 });
  expect(hasKeptPlace()).toBe(true);
  expect(scrolled()).toBe(2000 - 120);
  expect(scrollBy.mock.lastCall?.[0].behavior).toBe('instant');
});

it('keeps the distance from a heading above the window', () => {
  show(HERE, { first: -700, second: 900 });
  follow(THERE);
  show(THERE, { first: 300, second: 3000 });
  expect(scrolled()).toBe(300 + 700);
});

it('stays within a section that is shorter', () => {
  show(HERE, { first: -1500, second: 900 });
  follow(THERE);
  show(THERE, { first: 300, second: 800 });
  // The next heading is just below the line at 30 % of the window.
  expect(scrolled()).toBe(800 - 300 - 1);
});

it('is relative to the row of a table, and to the heading if the row is missing', () => {
  const anchors = { list: -900, 'prop-a': -100, 'prop-b': 600 };
  show(HERE, anchors);
  follow(THERE);
  show(THERE, { list: 200, 'prop-x': 300, 'prop-a': 1400 });
  expect(scrolled()).toBe(1500);
  show(HERE, anchors);
  follow(THERE);
  show(THERE, { list: 200, next: 9000 });
  expect(scrolled()).toBe(1100);
});

it.each<[string, Record<string, number | null>, Record<string, number | null>]>([
  ['the page has no such heading', { first: -200, second: 100 }, { first: 100, other: 900 }],
  ['the heading is hidden there', { first: 100 }, { first: null }],
  ['the reader is above the first heading', { first: 500 }, { first: 500 }],
  ['only a hidden heading is above', { tab: null, first: 500 }, { tab: 300, first: 900 }],
])('stays at the top if %s', (_case, here, there) => {
  show(HERE, here);
  follow(THERE);
  show(THERE, there);
  expect(scrolled()).toBeUndefined();
});

it('forgets the place if another page was opened', () => {
  show(HERE, { first: 100 });
  follow(THERE);
  show('/v6/other/', { first: 900 });
  expect(hasKeptPlace()).toBe(false);
  expect(scrolled()).toBeUndefined();
  show(THERE, { first: 900 });
  expect(scrolled()).toBeUndefined();
});

it('ignores a link to the page itself', () => {
  show(HERE, { first: 100 });
  follow(HERE);
  expect(hasKeptPlace()).toBe(false);
});
