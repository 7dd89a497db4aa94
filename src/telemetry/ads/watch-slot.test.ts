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
  [{ type: 'without-network' }, 'in-house'],
  [{ type: 'feed-failed' }, 'nothing'],
] as const)('on %j it shows %s and ends', (event, expected) => {
  watch(true).send(event);
  expect(shown()).toBe(expected);
  jest.advanceTimersByTime(60_000);
  expect(findLink).not.toHaveBeenCalled();
});

const AD = 'https://network.example/';
const BACKERS = 'https://network.example/backers';

/** Every transition: the content before, the content after, and whether the slot keeps checking. */
it.each([
  [500, false, 'undetermined', 'nothing', 'undetermined', true],
  [500, false, 'undetermined', 'ad', 'network', false],
  [500, false, 'undetermined', 'backers', 'in-house', false],
  [500, false, 'undetermined', 'feed-failed', 'nothing', false],
  [3000, false, 'undetermined', 'nothing', 'in-house', true],
  [3000, true, 'undetermined', 'nothing', 'ad-block', true],
  [3500, false, 'in-house', 'ad', 'network', false],
  [3500, false, 'in-house', 'backers', 'in-house', false],
  [3500, false, 'in-house', 'feed-failed', 'in-house', false],
  [3500, true, 'ad-block', 'ad', 'network', false],
  [3500, true, 'ad-block', 'backers', 'in-house', false],
  [3500, true, 'ad-block', 'feed-failed', 'ad-block', false],
  [14_500, false, 'in-house', 'nothing', 'in-house', false],
  [14_500, true, 'ad-block', 'nothing', 'ad-block', false],
  [14_500, true, 'ad-block', 'ad', 'network', false],
] as const)(
  'after %d ms, with the message: %s, it goes from %s by %s to %s',
  (after, prefersMessage, from, event, to, looksOn) => {
    const { send } = watch(prefersMessage);
    jest.advanceTimersByTime(after);
    expect(shown()).toBe(from);
    if (event === 'feed-failed') {
      send({ type: 'feed-failed' });
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
