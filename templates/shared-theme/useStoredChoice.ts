import { useCallback, useState, useSyncExternalStore } from 'react';

function read(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    // Browsers can block the storage.
    return null;
  }
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

/**
 * One of several choices, kept in `localStorage` and the same in all tabs. An unknown stored value
 * is ignored.
 *
 * @param choices - All choices; the first is the default.
 */
export function useStoredChoice<Choice extends string>(
  key: string,
  choices: readonly [Choice, ...Choice[]],
): [Choice, (choice: Choice) => void] {
  // Renders again after a choice, because tabs don't receive their own storage events. Also keeps
  // the choice if the storage is blocked.
  const [chosen, setChosen] = useState<Choice | null>(null);
  const stored = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null,
  );
  const choose = useCallback(
    (choice: Choice) => {
      setChosen(choice);
      try {
        window.localStorage.setItem(key, choice);
      } catch {
        // The choice is valid until the page is closed.
      }
    },
    [key],
  );
  const current = choices.find((choice) => choice === stored) ?? chosen ?? choices[0];
  return [current, choose];
}
