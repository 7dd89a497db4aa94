import { useCallback, useEffect, useRef, useState } from 'react';
import { onReturn, writeSearch } from '../address';
import type { PlaygroundSpec, PropValue, State } from '../types';
import { decodeLink, decodeState, encodeState } from './url-state';
import type { Fault } from './url-state';

/** Maximum pause between changes of a field in ms for them to share a history entry. */
const PAUSE = 400;

interface StateInAddress {
  state: State;
  /** Invalid parameters in the URL. */
  faults: Fault[];
  /** Sets a prop, or removes it with `undefined`. */
  set: (prop: string, value: PropValue | undefined) => void;
  reset: () => void;
}

/**
 * The state of a playground, synced with the URL: a link restores it and "back" undoes a change. On
 * the server and in the first client render, it's the initial state.
 */
export function useStateInAddress(spec: PlaygroundSpec): StateInAddress {
  const [{ state, faults }, setBoth] = useState<{ state: State; faults: Fault[] }>({
    state: spec.initial,
    faults: [],
  });
  const latest = useRef(state);
  const edited = useRef<{ prop: string; timer: ReturnType<typeof setTimeout> }>(undefined);

  useEffect(() => {
    const show = (decoded: ReturnType<typeof decodeState>) => {
      latest.current = decoded.state;
      setBoth(decoded);
    };
    if (window.location.search) {
      show(decodeLink(spec, window.location.search));
    }
    return onReturn(() => show(decodeState(spec, window.location.search)));
  }, [spec]);

  useEffect(() => () => clearTimeout(edited.current?.timer), []);

  const change = useCallback(
    (next: State, prop: string) => {
      latest.current = next;
      setBoth({ state: next, faults: [] });
      const write = (isNewEntry: boolean) => {
        const { search } = window.location;
        const wanted = encodeState(spec, latest.current, search);
        if (wanted !== search) {
          writeSearch(wanted, isNewEntry);
        }
      };
      // Browsers limit URL changes, so continuous typing is written at its start and end only.
      const goesOn = edited.current?.prop === prop;
      clearTimeout(edited.current?.timer);
      if (!goesOn) {
        write(true);
      }
      const end = () => {
        edited.current = undefined;
        write(false);
      };
      edited.current = { prop, timer: setTimeout(end, PAUSE) };
    },
    [spec],
  );

  const set = useCallback(
    (prop: string, value: PropValue | undefined) => {
      const next: Record<string, PropValue> = { ...latest.current };
      if (value === undefined) {
        delete next[prop];
      } else {
        next[prop] = value;
      }
      change(next, prop);
    },
    [change],
  );

  const reset = useCallback(() => change(spec.initial, ''), [change, spec]);
  return { state, faults, set, reset };
}
