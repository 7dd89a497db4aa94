import { MAX_TRIES, TRIES_BEFORE_FALLBACK } from './constants';

/** Content of a slot. */
export type Shown = 'undetermined' | 'network' | 'in-house' | 'ad-block' | 'nothing';

/** State of a slot. */
export interface SlotState {
  readonly shown: Shown;
  /** Number of checks for the network's element. */
  readonly tries: number;
  /** Whether the feed answers, but without an ad so far. Then the slot has no fallback. */
  readonly feedAnswers: boolean;
  /** Whether the state is final, so checks can stop. */
  readonly settled: boolean;
}

/** Events of a slot. */
export type SlotEvent =
  /** A check for the network's element: URL of the ad's link, `null` without one. */
  | { type: 'looked'; link: string | null }
  /** No network: none is configured, or the reader doesn't want to be tracked. */
  | { type: 'without-network' }
  /** The feed answered without a valid ad, and is asked again. */
  | { type: 'feed-empty' }
  /** The feed failed, or had no valid ad in its last answer either. */
  | { type: 'feed-failed' };

/** Initial state of every slot, on the server too. */
export const START: SlotState = {
  shown: 'undetermined',
  tries: 0,
  feedAnswers: false,
  settled: false,
};

/**
 * Whether a network's ad links to a page that asks for backers, so the network has no paid ad.
 *
 * @param link - URL of the ad; an invalid one returns `false`.
 * @example isBackersLink('https://example.com/discover-more/backers') // true
 */
export function isBackersLink(link: string): boolean {
  try {
    return /\/backers\/?$/.test(new URL(link, 'https://relative.invalid').pathname);
  } catch {
    return false;
  }
}

function afterLooking(state: SlotState, link: string | null, prefersMessage: boolean): SlotState {
  const tries = state.tries + 1;
  if (link !== null) {
    return { ...state, shown: isBackersLink(link) ? 'in-house' : 'network', tries, settled: true };
  }
  const fallback = prefersMessage ? 'ad-block' : 'in-house';
  return {
    ...state,
    shown: tries > TRIES_BEFORE_FALLBACK && !state.feedAnswers ? fallback : state.shown,
    tries,
    settled: tries >= MAX_TRIES,
  };
}

/**
 * The ad slot's state machine, section 4 of the product specification. An element that is inserted
 * late replaces the fallback; it has the same height, so nothing shifts.
 *
 * @param prefersMessage - Whether this slot's fallback is the message about ad blockers.
 * @returns The next state; the same object if nothing changes.
 */
export function nextState(state: SlotState, event: SlotEvent, prefersMessage: boolean): SlotState {
  if (state.settled) {
    return state;
  }
  switch (event.type) {
    case 'looked':
      return afterLooking(state, event.link, prefersMessage);
    case 'without-network':
      return { ...state, shown: 'in-house', settled: true };
    case 'feed-empty':
      return { ...state, feedAnswers: true };
    case 'feed-failed': {
      // A visible ad isn't removed.
      const shown = state.shown === 'undetermined' ? 'nothing' : state.shown;
      return { ...state, shown, settled: true };
    }
  }
}
