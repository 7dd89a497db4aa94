// Values that aren't stored, because the browser refused or they are only for this page.
const unstored = new Map<string, string>();

/**
 * Reads a stored value.
 *
 * @returns The value, or `null` if there is none.
 */
export function readStored(key: string): string | null {
  const own = unstored.get(key);
  if (own !== undefined) {
    return own;
  }
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a value. If the browser refuses (private mode, quota), the value is kept until the page is
 * closed.
 */
export function writeStored(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
    unstored.delete(key);
  } catch {
    unstored.set(key, value);
  }
}

/** Sets a value for this page only. It isn't stored, and overrides a stored value. */
export function holdValue(key: string, value: string): void {
  unstored.set(key, value);
}

/** Removes a value. */
export function removeStored(key: string): void {
  unstored.delete(key);
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}

/** Whether the browser allows storage. */
export function canStore(): boolean {
  const probe = 'docs-probe';
  try {
    window.localStorage.setItem(probe, '1');
    window.localStorage.removeItem(probe);
    return true;
  } catch {
    return false;
  }
}
