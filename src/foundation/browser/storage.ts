/** Where a text is stored: until the reader deletes it, or for the tab's session. */
export type StorageArea = 'localStorage' | 'sessionStorage';

/** How long cookies are kept, in seconds: product specification, section 9. */
const MAX_AGE = 31536000;

/**
 * Reads a stored text.
 *
 * @returns `null` if there is none, on the server, and if the browser blocks storage.
 */
export function readStored(area: StorageArea, key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a text; `null` removes it.
 *
 * @returns Whether the browser allowed it. Private modes, sandboxed frames and full storage don't.
 */
export function writeStored(
  area: StorageArea | 'cookie',
  key: string,
  text: string | null,
): boolean {
  try {
    if (area === 'cookie') {
      document.cookie = `${key}=${text ?? ''};path=/;max-age=${text === null ? 0 : MAX_AGE};SameSite=Lax`;
    } else if (text === null) {
      window[area].removeItem(key);
    } else {
      window[area].setItem(key, text);
    }
    return true;
  } catch {
    return false;
  }
}

/**
 * Reads a cookie.
 *
 * @returns Its value, or `undefined` if it isn't set, and in sandboxed frames, which have no cookies.
 * @throws On the server, where there are no cookies.
 */
export function readCookie(name: string): string | undefined {
  if (typeof document === 'undefined') {
    throw new Error(
      `Reading the cookie "${name}" is not supported on the server. Read it in an effect or an event handler.`,
    );
  }
  try {
    return document.cookie
      .split('; ')
      .find((pair) => pair.startsWith(`${name}=`))
      ?.slice(name.length + 1);
  } catch {
    return undefined;
  }
}
