import type { useHistory } from '@docusaurus/router';

type History = Pick<ReturnType<typeof useHistory>, 'listen' | 'replace'>;

let history: History | null = null;

/**
 * Gives the playgrounds access to the router's history. They're separate React roots without the
 * page's contexts.
 *
 * @returns A function that revokes it.
 */
export function connectAddress(given: History): () => void {
  history = given;
  return () => {
    history = null;
  };
}

/**
 * Writes a query to the URL of a page that connected its router. Other pages have a playground only
 * while the reader has opened it.
 *
 * @param search - The query with `?`, or an empty string.
 * @param isNewEntry - Whether to add a history entry.
 */
export function writeSearch(search: string, isNewEntry: boolean): void {
  if (!history) {
    return;
  }
  const { pathname, hash } = window.location;
  const address = pathname + search + hash;
  if (isNewEntry) {
    window.history.pushState(null, '', address);
  }
  // Not the router's `push`, because the theme would move focus to the top of the page.
  history.replace({ pathname, search, hash });
}

/** Calls a function when the reader goes back or forward. */
export function onReturn(listener: () => void): () => void {
  return (
    history?.listen((_location, action) => {
      if (action === 'POP') {
        listener();
      }
    }) ?? (() => {})
  );
}
