/**
 * Reads a stored value.
 *
 * @returns The value, or `null` when there is none or the browser refuses storage.
 */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value; does nothing when the browser refuses storage (private mode, quota). */
export function writeStored(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch {
    // The setting still holds for this page.
  }
}
