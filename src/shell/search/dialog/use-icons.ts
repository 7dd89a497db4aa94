import { useEffect, useMemo, useState } from 'react';
import type { FoundIcon } from '../answers/groups';
import { parseQuery } from '../engine/query';

type Search = (query: string, count: number) => FoundIcon[];

/** Icons shown; a link leads to the others. */
const COUNT = 5;

/** The name of an icon with a theme or several words: `DeleteOutline`. */
const ICON_NAME = /^(\p{Lu}[\p{Ll}\p{N}]+){2,}$/u;

/** Loaded on the first query for icons of a visit; a failed request is repeated for the next one. */
let loading: Promise<Search> | undefined;

async function loadSearch(): Promise<Search> {
  const { loadFoundIcons } = await import(
    /* webpackChunkName: 'shell-search-icons' */ '@theme/SearchIcons'
  );
  return loadFoundIcons();
}

/**
 * Whether a query is for icons: it has the word "icon", or is written like the name of one.
 *
 * @param isNamed - Whether a result has the name of the query, such as `TextField`.
 */
export function asksForIcons(query: string, isNamed: boolean): boolean {
  const { words, kind, within } = parseQuery(query);
  return (
    !kind &&
    !within &&
    (words.includes('icon') ||
      words.includes('icons') ||
      (!isNamed && ICON_NAME.test(query.trim())))
  );
}

/**
 * The icons for a query. Their names aren't in the index and load only for a query for icons.
 *
 * @param isNamed - Whether a result has the name of the query.
 * @returns `null` for other queries, and while the names load or if they can't be loaded.
 */
export function useIcons(query: string, isNamed: boolean): readonly FoundIcon[] | null {
  const [search, setSearch] = useState<Search | null>(null);
  const isAsked = asksForIcons(query, isNamed);
  useEffect(() => {
    if (!isAsked) {
      return undefined;
    }
    let isCurrent = true;
    loading ??= loadSearch();
    loading.then(
      (loaded) => isCurrent && setSearch(() => loaded),
      () => {
        // The link to the icon search is still there.
        loading = undefined;
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isAsked]);
  return useMemo(() => (isAsked && search ? search(query, COUNT) : null), [isAsked, search, query]);
}
