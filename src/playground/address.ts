import type { useHistory } from '@docusaurus/router';

type History = Pick<ReturnType<typeof useHistory>, 'listen' | 'replace'>;

let history: History | null = null;

/**
 * Lends the router's history to the playgrounds: they are roots of their own, which the page's
 * contexts do not reach.
 *
 * @returns A function that takes it back.
 */
export function connectAddress(given: History): () => void {
  history = given;
  return () => {
    history = null;
  };
}

/**
 * Writes a query into the address.
 *
 * @param search - The query with `?`, or nothing.
 * @param isNewEntry - Whether "back" leads to the address as it was.
 */
export function writeSearch(search: string, isNewEntry: boolean): void {
  const { pathname, hash } = window.location;
  const address = pathname + search + hash;
  if (isNewEntry) {
    window.history.pushState(null, '', address);
  }
  // Not the router's own `push`: the theme would move the focus to the top of the page.
  history?.replace({ pathname, search, hash });
}

/** Calls a function when the reader went back or forth. */
export function onReturn(listener: () => void): () => void {
  return (
    history?.listen((_location, action) => {
      if (action === 'POP') {
        listener();
      }
    }) ?? (() => {})
  );
}
