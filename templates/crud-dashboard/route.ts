import { useSyncExternalStore } from 'react';

/** What the page shows. */
export type Route =
  | { view: 'list' }
  | { view: 'create' }
  | { view: 'show'; id: string }
  | { view: 'edit'; id: string };

/** The address of a route: the part after the `#`. */
export function hrefOf(route: Route): string {
  switch (route.view) {
    case 'list':
      return '#/';
    case 'create':
      return '#/new';
    case 'show':
      return `#/${encodeURIComponent(route.id)}`;
    case 'edit':
      return `#/${encodeURIComponent(route.id)}/edit`;
  }
}

/** Reads the part after the `#`. Everything unknown is the list. */
export function parseRoute(hash: string): Route {
  const match = /^#\/([\w-]+)(\/edit)?$/.exec(hash);
  if (!match) return { view: 'list' };
  const id = match[1]!;
  if (match[2]) return { view: 'edit', id };
  return id === 'new' ? { view: 'create' } : { view: 'show', id };
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

/** The current route. Follows the browser's back and forward buttons. */
export function useRoute(): Route {
  const hash = useSyncExternalStore(
    subscribe,
    () => window.location.hash,
    () => '',
  );
  return parseRoute(hash);
}

/** Moves to a route. */
export function navigate(route: Route): void {
  window.location.hash = hrefOf(route);
}
