import { readStored, writeStored } from '@site/src/settings';

/** Where the answer is kept: `granted` or `denied`. */
const STORAGE_KEY = 'analytics-consent';

type Listener = (isGranted: boolean) => void;

const listeners = new Set<Listener>();

/** The reader's answer, `null` before the first. */
export function storedConsent(): boolean | null {
  const stored = readStored(STORAGE_KEY);
  return stored === 'granted' || stored === 'denied' ? stored === 'granted' : null;
}

/** Keeps the reader's answer, and tells whom it concerns. */
export function storeConsent(isGranted: boolean): void {
  writeStored(STORAGE_KEY, isGranted ? 'granted' : 'denied');
  listeners.forEach((listener) => listener(isGranted));
}

/**
 * Tells every answer from now on, also one that is given in another tab.
 *
 * @returns The way to end it.
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
