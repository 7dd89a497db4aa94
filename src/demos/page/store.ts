import { useSyncExternalStore } from 'react';

/** State outside of React, which several roots can read. */
export interface Store<State> {
  /** The state of the server's HTML, with which a root hydrates. */
  initial: State;
  get: () => State;
  /** Changes fields of the state, then calls the listeners. */
  set: (changes: Partial<State>) => void;
  /** Calls a listener after each change. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

/** Creates a store. */
export function createStore<State>(initial: State): Store<State> {
  const listeners = new Set<() => void>();
  let state = initial;
  return {
    initial,
    get: () => state,
    set: (changes) => {
      state = { ...state, ...changes };
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/**
 * Reads a value from a store. During hydration, it's the value from the initial state, and the root
 * isn't subscribed yet: React would discard the server's HTML if a root was updated before it has
 * hydrated. Changes that were made before are rendered right after hydration.
 *
 * @param select - Returns the same value for the same state.
 */
export function useStore<State, Value>(
  store: Store<State>,
  select: (state: State) => Value,
): Value {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(store.initial),
  );
}
