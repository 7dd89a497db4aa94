import { useSyncExternalStore } from 'react';
import { DEFAULT_LANGUAGE, SUPPORTED_LANGUAGES } from './dictionaries';

/** Query parameter of the product specification, section 2. */
const PARAMETER = 'userLanguage';

const reported = new Set<string>();
const neverChanges = () => () => {};

function reportOnce(asked: string): void {
  if (!reported.has(asked)) {
    reported.add(asked);
    console.error(
      `i18n: the address asks for the language "${asked}" (?${PARAMETER}=), which has no dictionary; English is shown. Known: ${SUPPORTED_LANGUAGES.join(', ')}.`,
    );
  }
}

/**
 * The language that an address asks for, whether or not the site has its texts: other sites may.
 *
 * @returns Its two letters; `null` when the address asks for none, or for what is no language.
 */
export function askedLanguage(search: string): string | null {
  const asked = new URLSearchParams(search).get(PARAMETER);
  return asked !== null && /^[a-z]{2}$/.test(asked) ? asked : null;
}

/**
 * The language of the texts for an address, English when it asks for none.
 *
 * A language without a dictionary is logged, once, and counts as English.
 *
 * @param search - The address's query, such as `?userLanguage=en`.
 */
export function languageOfSearch(search: string): string {
  const asked = new URLSearchParams(search).get(PARAMETER) ?? DEFAULT_LANGUAGE;
  if (SUPPORTED_LANGUAGES.includes(asked)) {
    return asked;
  }
  reportOnce(asked);
  return DEFAULT_LANGUAGE;
}

/**
 * The query that asks for a language, with the rest of the query as it was. English is asked for
 * by asking for nothing.
 *
 * @example searchOfLanguage('?q=1', 'zh') // '?q=1&userLanguage=zh'
 */
export function searchOfLanguage(search: string, language: string): string {
  const query = new URLSearchParams(search);
  query.delete(PARAMETER);
  if (language !== DEFAULT_LANGUAGE) {
    query.set(PARAMETER, language);
  }
  const text = query.toString();
  return text && `?${text}`;
}

/** The language of the texts; English in the first render, as the server rendered it. */
export function useLanguage(): string {
  return useSyncExternalStore(
    neverChanges,
    () => languageOfSearch(window.location.search),
    () => DEFAULT_LANGUAGE,
  );
}
