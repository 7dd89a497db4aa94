import { useSyncExternalStore } from 'react';

/** Language in which demo sources are shown. */
export type CodeVariant = 'TS' | 'JS';

/** Name of the cookie: product specification, section 9. */
export const CODE_VARIANT_COOKIE = 'codeVariant';
const MAX_AGE_SECONDS = 31536000;

/** Matches the hash of a link to a source, such as `#BasicButtons.js`. No demo has a longer name. */
export const SOURCE_HASH = /^[^?]{0,200}\.(js|tsx)(?:\?|$)/;

const listeners = new Set<() => void>();
let current: CodeVariant | null = null;

/**
 * Reads a cookie.
 *
 * @returns Its value, or `undefined` if it isn't set.
 * @throws On the server, where there are no cookies.
 */
export function readCookie(name: string): string | undefined {
  if (typeof document === 'undefined') {
    throw new Error(
      `Reading the cookie "${name}" is not supported on the server. Read it in an effect or an event handler.`,
    );
  }
  return storedCookies()
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

function storedCookies(): string {
  try {
    return document.cookie;
  } catch {
    // Sandboxed frames have no cookies.
    return '';
  }
}

function writeCookie(text: string): void {
  try {
    document.cookie = text;
  } catch {
    // The choice lasts until the page is closed.
  }
}

/** The initial variant of a page: from the hash, then the cookie, then TypeScript. */
export function initialCodeVariant(hash: string, cookie: string | undefined): CodeVariant {
  const extension = SOURCE_HASH.exec(hash)?.[1];
  return extension === 'js' || (!extension && cookie === 'JS') ? 'JS' : 'TS';
}

/** The current variant. Browser only. */
export function getCodeVariant(): CodeVariant {
  current ??= initialCodeVariant(window.location.hash, readCookie(CODE_VARIANT_COOKIE));
  return current;
}

/** Sets the variant for all demos on all pages. */
export function setCodeVariant(variant: CodeVariant): void {
  current = variant;
  // CSS in all toolbars uses the attribute. The inline script sets it before the first paint.
  document.documentElement.dataset.codeVariant = variant;
  writeCookie(`${CODE_VARIANT_COOKIE}=${variant};path=/;max-age=${MAX_AGE_SECONDS};SameSite=Lax`);
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The current variant. The first render returns TypeScript, like the server. */
export function useCodeVariant(): CodeVariant {
  return useSyncExternalStore(subscribe, getCodeVariant, () => 'TS');
}
