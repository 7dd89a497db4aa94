import { POLL_INTERVAL } from './constants';
import { START, nextState } from './slot-machine';
import type { SlotEvent, SlotState } from './slot-machine';

interface Options {
  /** Checks for the network's element: URL of its link, `null` without one. */
  findLink: () => string | null;
  /** Whether the fallback is the message about ad blockers. */
  prefersMessage: boolean;
  /** Called after each change of the state. */
  onChange: (state: SlotState) => void;
}

/** A running slot. */
export interface SlotWatch {
  /** Sends an event that the timer can't detect. */
  send: (event: Exclude<SlotEvent, { type: 'looked' }>) => void;
  /** Stops the timer. */
  stop: () => void;
}

/** Runs the state machine on a timer until its state is final or it's stopped. */
export function watchSlot({ findLink, prefersMessage, onChange }: Options): SlotWatch {
  let state = START;
  const stop = () => window.clearInterval(timer);
  const apply = (event: SlotEvent) => {
    const next = nextState(state, event, prefersMessage);
    if (next !== state) {
      state = next;
      onChange(state);
    }
    if (state.settled) {
      stop();
    }
  };
  const timer = window.setInterval(
    () => apply({ type: 'looked', link: findLink() }),
    POLL_INTERVAL,
  );
  return { send: apply, stop };
}
