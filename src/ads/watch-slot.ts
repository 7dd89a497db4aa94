import { POLL_INTERVAL } from './constants';
import { START, nextState } from './slot-machine';
import type { SlotEvent, SlotState } from './slot-machine';

interface Options {
  /** Looks for the network's element: the address of its link, `null` without one. */
  findLink: () => string | null;
  /** Whether the fallback is the message about ad blockers. */
  prefersMessage: boolean;
  /** Called after each change of state. */
  onChange: (state: SlotState) => void;
}

/** A slot that is watched. */
export interface SlotWatch {
  /** Tells the slot what the timer does not see. */
  send: (event: Exclude<SlotEvent, { type: 'looked' }>) => void;
  /** Ends the watch. */
  stop: () => void;
}

/** Drives the state machine by the clock until it settles or is stopped. */
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
