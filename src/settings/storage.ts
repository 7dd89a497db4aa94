// What the browser refused to store still holds for this page.
const refused = new Map<string, string>();

/**
 * Reads a stored value.
 *
 * @returns The value, or `null` when there is none.
 */
export function readStored(key: string): string | null {
  const own = refused.get(key);
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
    refused.delete(key);
  } catch {
    refused.set(key, value);
  }
}

/** Forgets a value. */
export function removeStored(key: string): void {
  refused.delete(key);
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
