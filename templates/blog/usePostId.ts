import { useSyncExternalStore } from 'react';

const PREFIX = '#/';

/** The address of a post, or of the list. */
export const hrefOf = (id: string | null): string => PREFIX + (id ?? '');

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

/** The id of the post in the address, or null for the list. Follows the browser's back button. */
export function usePostId(): string | null {
  const hash = useSyncExternalStore(
    subscribe,
    () => window.location.hash,
    () => '',
  );
  return hash.startsWith(PREFIX) ? hash.slice(PREFIX.length) || null : null;
}
