import { useSyncExternalStore } from 'react';

/** Language that every demo's source is shown in. */
export type CodeVariant = 'TS' | 'JS';

/** Cookie of the product specification, section 9. */
export const CODE_VARIANT_COOKIE = 'codeVariant';
const MAX_AGE_SECONDS = 31536000;

const listeners = new Set<() => void>();
let current: CodeVariant | null = null;

/**
 * Reads a cookie.
 *
 * @returns Its value, or `undefined` when it is not set.
 * @throws On the server, where there is no reader whose cookie it could be.
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
    // A sandboxed frame, say of a preview, has none.
    return '';
  }
}

function writeCookie(text: string): void {
  try {
    document.cookie = text;
  } catch {
    // As above: the choice holds until the page is left.
  }
}

/** The variant that a page opens with: the hash decides, then the cookie, then TypeScript. */
export function initialCodeVariant(hash: string, cookie: string | undefined): CodeVariant {
  const anchor = hash.split('?')[0];
  if (anchor.endsWith('.tsx')) {
    return 'TS';
  }
  if (anchor.endsWith('.js')) {
    return 'JS';
  }
  return cookie === 'JS' ? 'JS' : 'TS';
}

/** The variant now; in the browser only. */
export function getCodeVariant(): CodeVariant {
  current ??= initialCodeVariant(window.location.hash, readCookie(CODE_VARIANT_COOKIE));
  return current;
}

/** Chooses the variant for all demos of all pages. */
export function setCodeVariant(variant: CodeVariant): void {
  current = variant;
  // The attribute marks the choice in all toolbars; the inline script sets it before the first paint.
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

/** The variant, live; TypeScript in the first render, as the server rendered it. */
export function useCodeVariant(): CodeVariant {
  return useSyncExternalStore(subscribe, getCodeVariant, () => 'TS');
}
