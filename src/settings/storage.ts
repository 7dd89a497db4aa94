// What is not stored, because the browser refused or because it is only meant for this page.
const unstored = new Map<string, string>();

/**
 * Reads a stored value.
 *
 * @returns The value, or `null` when there is none.
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
 * Stores a value. Where the browser refuses (private mode, quota), the value holds until the page
 * is closed.
 */
export function writeStored(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
    unstored.delete(key);
  } catch {
    unstored.set(key, value);
  }
}

/** Sets a value for this page only: nothing is stored, and what is stored counts no longer. */
export function holdValue(key: string, value: string): void {
  unstored.set(key, value);
}

/** Forgets a value. */
export function removeStored(key: string): void {
  unstored.delete(key);
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}

/** Whether the browser stores anything for this site. */
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
