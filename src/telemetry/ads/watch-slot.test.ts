/** @jest-environment ./test/unit/jsdom-environment.ts */
import {
  AD_BLOCK_MESSAGE_PROBABILITY,
  DISPLAY_DELAY,
  DISPLAY_RATIO,
  FEED_TRIES,
  MAX_TRIES,
  POLL_INTERVAL,
  TRIES_BEFORE_FALLBACK,
} from './constants';
import { watchSlot } from './watch-slot';

const findLink = jest.fn<string | null, []>();
const onChange = jest.fn();

/** The slot's current content. */
const shown = () => (onChange.mock.lastCall?.[0] as { shown: string } | undefined)?.shown;

function watch(prefersMessage = false) {
  return watchSlot({ findLink, prefersMessage, onChange });
}

beforeEach(() => {
  jest.useFakeTimers();
  findLink.mockReset().mockReturnValue(null);
  onChange.mockReset();
});

it('uses the constants of the product specification', () => {
  expect({
    AD_BLOCK_MESSAGE_PROBABILITY,
    DISPLAY_DELAY,
    DISPLAY_RATIO,
    FEED_TRIES,
    MAX_TRIES,
    POLL_INTERVAL,
    TRIES_BEFORE_FALLBACK,
  }).toEqual({
    AD_BLOCK_MESSAGE_PROBABILITY: 0.2,
    DISPLAY_DELAY: 2500,
    DISPLAY_RATIO: 0.1,
    FEED_TRIES: 10,
    MAX_TRIES: 30,
    POLL_INTERVAL: 500,
    TRIES_BEFORE_FALLBACK: 6,
  });
});

it('checks every 500 ms, at most 30 times', () => {
  watch();
  jest.advanceTimersByTime(499);
  expect(findLink).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(findLink).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(60_000);
  expect(findLink).toHaveBeenCalledTimes(30);
  expect(jest.getTimerCount()).toBe(0);
});

it.each([
  [false, 'in-house'],
  [true, 'ad-block'],
])('falls back after 3500 ms, message wanted: %s', (prefersMessage, fallback) => {
  watch(prefersMessage);
  jest.advanceTimersByTime(3499);
  expect(shown()).toBe('undetermined');
  jest.advanceTimersByTime(1);
  expect(shown()).toBe(fallback);
});

it("shows the network’s ad as soon as it's found, and stops checking", () => {
  watch();
  jest.advanceTimersByTime(1000);
  findLink.mockReturnValue('https://network.example/');
  jest.advanceTimersByTime(500);
  expect(shown()).toBe('network');
  expect(jest.getTimerCount()).toBe(0);
});

it('replaces the fallback with an ad that is found late', () => {
  watch(true);
  jest.advanceTimersByTime(14_500);
  expect(shown()).toBe('ad-block');
  findLink.mockReturnValue('https://network.example/');
  jest.advanceTimersByTime(500);
  expect(shown()).toBe('network');
});

it('shows an in-house ad instead of one for backers', () => {
  findLink.mockReturnValue('https://network.example/backers');
  watch();
  jest.advanceTimersByTime(500);
  expect(shown()).toBe('in-house');
  expect(jest.getTimerCount()).toBe(0);
});

it.each([
  [{ type: 'without-network' }, 'in-house'],
  [{ type: 'feed-failed', isBelowFold: true }, 'nothing'],
  [{ type: 'feed-failed', isBelowFold: false }, 'in-house'],
] as const)('on %j it shows %s and ends', (event, expected) => {
  watch(true).send(event);
  expect(shown()).toBe(expected);
  jest.advanceTimersByTime(60_000);
  expect(findLink).not.toHaveBeenCalled();
});

const AD = 'https://network.example/';
const BACKERS = 'https://network.example/backers';

/** Every transition: the content before, the content after, and whether the slot keeps checking. */
it.each<{
  after: number;
  message?: boolean;
  from: string;
  event: 'nothing' | 'ad' | 'backers' | 'feed-failed';
  to: string;
  looksOn: boolean;
}>([
  { after: 500, from: 'undetermined', event: 'nothing', to: 'undetermined', looksOn: true },
  { after: 500, from: 'undetermined', event: 'ad', to: 'network', looksOn: false },
  { after: 500, from: 'undetermined', event: 'backers', to: 'in-house', looksOn: false },
  { after: 500, from: 'undetermined', event: 'feed-failed', to: 'nothing', looksOn: false },
  { after: 3000, from: 'undetermined', event: 'nothing', to: 'in-house', looksOn: true },
  {
    after: 3000,
    message: true,
    from: 'undetermined',
    event: 'nothing',
    to: 'ad-block',
    looksOn: true,
  },
  { after: 3500, from: 'in-house', event: 'ad', to: 'network', looksOn: false },
  { after: 3500, from: 'in-house', event: 'backers', to: 'in-house', looksOn: false },
  { after: 3500, from: 'in-house', event: 'feed-failed', to: 'in-house', looksOn: false },
  { after: 3500, message: true, from: 'ad-block', event: 'ad', to: 'network', looksOn: false },
  {
    after: 3500,
    message: true,
    from: 'ad-block',
    event: 'backers',
    to: 'in-house',
    looksOn: false,
  },
  {
    after: 3500,
    message: true,
    from: 'ad-block',
    event: 'feed-failed',
    to: 'ad-block',
    looksOn: false,
  },
  { after: 14_500, from: 'in-house', event: 'nothing', to: 'in-house', looksOn: false },
  {
    after: 14_500,
    message: true,
    from: 'ad-block',
    event: 'nothing',
    to: 'ad-block',
    looksOn: false,
  },
])(
  'after $after ms it goes from $from by $event to $to',
  ({ after, message, from, event, to, looksOn }) => {
    const { send } = watch(message);
    jest.advanceTimersByTime(after);
    expect(shown()).toBe(from);
    if (event === 'feed-failed') {
      send({ type: 'feed-failed', isBelowFold: true });
    } else {
      findLink.mockReturnValue({ nothing: null, ad: AD, backers: BACKERS }[event]);
      jest.advanceTimersByTime(500);
    }
    expect(shown()).toBe(to);
    expect(jest.getTimerCount()).toBe(looksOn ? 1 : 0);
  },
);

it('stops on request', () => {
  watch().stop();
  jest.advanceTimersByTime(60_000);
  expect(findLink).not.toHaveBeenCalled();
});
