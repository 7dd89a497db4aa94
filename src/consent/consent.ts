import { readStored, writeStored } from '@site/src/settings';

/** Storage key of the answer: `granted` or `denied`. */
const STORAGE_KEY = 'analytics-consent';

type Listener = (isGranted: boolean) => void;

const listeners = new Set<Listener>();

/** The stored answer, `null` before the first. */
export function storedConsent(): boolean | null {
  const stored = readStored(STORAGE_KEY);
  return stored === 'granted' || stored === 'denied' ? stored === 'granted' : null;
}

/** Stores an answer and notifies listeners. */
export function storeConsent(isGranted: boolean): void {
  writeStored(STORAGE_KEY, isGranted ? 'granted' : 'denied');
  listeners.forEach((listener) => listener(isGranted));
}

/**
 * Subscribes to answers, including those in other tabs.
 *
 * @returns A function that unsubscribes.
 */
export function watchConsent(listener: Listener): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    const isGranted = storedConsent();
    if (key === STORAGE_KEY && isGranted !== null) {
      listener(isGranted);
    }
  };
  listeners.add(listener);
  window.addEventListener('storage', handleStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', handleStorage);
  };
}
