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

// `watch-slot.test.ts` has the other transitions.
it.each([0, 6, 7, 29])('shows a network ad that is found after %i tries', (tries) => {
  expect(nextState(afterTries(tries), { type: 'looked', link: AD }, false)).toEqual({
    shown: 'network',
    tries: tries + 1,
    feedAnswers: false,
    settled: true,
  });
});

it.each([false, true])(
  'shows an in-house ad in the place of a link to backers, message wanted: %s',
  (prefersMessage) => {
    expect(nextState(START, { type: 'looked', link: BACKERS }, prefersMessage)).toEqual({
      shown: 'in-house',
      tries: 1,
      feedAnswers: false,
      settled: true,
    });
  },
);

describe.each<[string, SlotState]>([
  ['the network’s ad', nextState(START, { type: 'looked', link: AD }, false)],
  ['an ad for backers', nextState(START, { type: 'looked', link: BACKERS }, false)],
  ['no network', nextState(START, { type: 'without-network' }, false)],
  ['a feed that failed', nextState(START, { type: 'feed-failed' }, false)],
  ['30 tries', afterTries(30)],
  ['30 tries, with the message', afterTries(30, true)],
])('settled by %s', (_by, settled) => {
  it.each<SlotEvent>([
    nothingFound,
    { type: 'looked', link: AD },
    { type: 'looked', link: BACKERS },
    { type: 'without-network' },
    { type: 'feed-failed' },
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
