import { useCallback, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * State that a draft restores after a reload. A root that hydrates has to match the server's HTML, so
 * the draft isn't read before that.
 *
 * @param initial - State without a draft.
 * @param restore - Reads the draft; returns `null` without one.
 * @returns The reader's state or else the draft, a function that updates it, and whether there was a
 *   draft. The state is `initial` until the reader changes something, so it doesn't have to be stored.
 * @example const [edits, update, restored] = useDraftState(NO_EDITS, () => readEdits(id));
 */
export function useDraftState<State>(
  initial: State,
  restore: () => State | null,
): [State, (next: (current: State) => State) => void, boolean] {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [draft, setDraft] = useState<State | null>();
  const [own, setOwn] = useState<State | null>(null);
  if (isHydrated && draft === undefined) {
    setDraft(restore());
  }
  const base = draft ?? initial;
  const update = useCallback(
    (next: (current: State) => State) => setOwn((current) => next(current ?? base)),
    [base],
  );
  return [own ?? base, update, draft != null];
}
