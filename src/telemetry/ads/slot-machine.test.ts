import { START, isBackersLink, nextState } from './slot-machine';
import type { SlotEvent, SlotState } from './slot-machine';

const AD = 'https://network.example/click?to=sponsor';
const BACKERS = 'https://network.example/discover-more/backers';
const nothingFound: SlotEvent = { type: 'looked', link: null };

/** The state after a number of checks without a result. */
function afterTries(tries: number, prefersMessage = false): SlotState {
  let state = START;
  for (let count = 0; count < tries; count += 1) {
    state = nextState(state, nothingFound, prefersMessage);
  }
  return state;
}

it('starts undetermined', () => {
  expect(START).toEqual({ shown: 'undetermined', tries: 0, settled: false });
});

it.each([1, 6])('stays undetermined after %i tries', (tries) => {
  expect(afterTries(tries)).toEqual({ shown: 'undetermined', tries, settled: false });
});

it('shows an in-house ad after 7 tries, and keeps checking', () => {
  expect(afterTries(7)).toEqual({ shown: 'in-house', tries: 7, settled: false });
});

it('shows the message about ad blockers after 7 tries if it was chosen', () => {
  expect(afterTries(7, true)).toEqual({ shown: 'ad-block', tries: 7, settled: false });
});

it('gives up after 30 tries', () => {
  expect(afterTries(29)).toMatchObject({ tries: 29, settled: false });
  expect(afterTries(30)).toEqual({ shown: 'in-house', tries: 30, settled: true });
});

it.each([0, 6, 7, 29])('shows a network ad that is found after %i tries', (tries) => {
  expect(nextState(afterTries(tries), { type: 'looked', link: AD }, false)).toEqual({
    shown: 'network',
    tries: tries + 1,
    settled: true,
  });
});

it.each([false, true])(
  'shows an in-house ad in the place of a link to backers, message wanted: %s',
  (prefersMessage) => {
    expect(nextState(START, { type: 'looked', link: BACKERS }, prefersMessage)).toEqual({
      shown: 'in-house',
      tries: 1,
      settled: true,
    });
  },
);

it('shows an in-house ad at once without a network, never the message', () => {
  expect(nextState(START, { type: 'without-network' }, true)).toMatchObject({
    shown: 'in-house',
    settled: true,
  });
});

it.each([
  [true, 'nothing'],
  [false, 'in-house'],
])('if the feed fails and the slot is below the fold (%s), shows: %s', (isBelowFold, shown) => {
  const failure: SlotEvent = { type: 'feed-failed', isBelowFold };
  expect(nextState(afterTries(3), failure, true)).toMatchObject({ shown, settled: true });
});

it('keeps the fallback if the feed fails late', () => {
  const failure: SlotEvent = { type: 'feed-failed', isBelowFold: true };
  expect(nextState(afterTries(8, true), failure, true)).toMatchObject({
    shown: 'ad-block',
    settled: true,
  });
});

describe.each<[string, SlotState]>([
  ['the network’s ad', nextState(START, { type: 'looked', link: AD }, false)],
  ['an ad for backers', nextState(START, { type: 'looked', link: BACKERS }, false)],
  ['no network', nextState(START, { type: 'without-network' }, false)],
  ['a feed that failed', nextState(START, { type: 'feed-failed', isBelowFold: true }, false)],
  ['30 tries', afterTries(30)],
  ['30 tries, with the message', afterTries(30, true)],
])('settled by %s', (_by, settled) => {
  it.each<SlotEvent>([
    nothingFound,
    { type: 'looked', link: AD },
    { type: 'looked', link: BACKERS },
    { type: 'without-network' },
    { type: 'feed-failed', isBelowFold: true },
  ])('ignores: %j', (event) => {
    expect(nextState(settled, event, true)).toBe(settled);
  });
});

it.each([
  [BACKERS, true],
  [`${BACKERS}/?from=ad#top`, true],
  ['/discover-more/backers/', true],
  ['https://network.example/?to=/backers', false],
  ['https://network.example/backers-club', false],
  ['http://[', false],
])('classifies %s as a page for backers: %s', (link, expected) => {
  expect(isBackersLink(link)).toBe(expected);
});
