import { MAX_TRIES, TRIES_BEFORE_FALLBACK } from './constants';

/** What a slot shows. */
export type Shown = 'undetermined' | 'network' | 'in-house' | 'ad-block' | 'nothing';

/** Where a slot is. */
export interface SlotState {
  readonly shown: Shown;
  /** How often it has looked for the network's element. */
  readonly tries: number;
  /** Whether nothing changes any more, so that it need not look again. */
  readonly settled: boolean;
}

/** What happens to a slot. */
export type SlotEvent =
  /** It looked for the network's element: the address of that ad's link, `null` without one. */
  | { type: 'looked'; link: string | null }
  /** There is no network to wait for: none is configured, or the reader wants no tracking. */
  | { type: 'without-network' }
  /** The feed could not be read, or has nothing valid. */
  | { type: 'feed-failed' };

/** Every slot starts here, on the server too. */
export const START: SlotState = { shown: 'undetermined', tries: 0, settled: false };

/**
 * Whether a network's ad leads to a page that asks for backers: the network has no ad to show then.
 *
 * @param link - Address of the ad; one that cannot be read is none.
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
    return { shown: isBackersLink(link) ? 'in-house' : 'network', tries, settled: true };
  }
  const fallback = prefersMessage ? 'ad-block' : 'in-house';
  return {
    shown: tries > TRIES_BEFORE_FALLBACK ? fallback : state.shown,
    tries,
    settled: tries >= MAX_TRIES,
  };
}

/**
 * The ad slot's state machine, section 4 of the product specification. An element that comes late
 * still takes the place of the fallback; the room is the same, so nothing moves.
 *
 * @param prefersMessage - Whether this slot's fallback is the message about ad blockers.
 * @returns The next state; the same object when nothing changes.
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
    case 'feed-failed':
      // What is shown already is not taken away.
      return {
        ...state,
        shown: state.shown === 'undetermined' ? 'nothing' : state.shown,
        settled: true,
      };
  }
}
