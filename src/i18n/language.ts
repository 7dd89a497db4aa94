import { useSyncExternalStore } from 'react';
import { linkParameter, linkQuery } from '../browser/link-query';
import { DEFAULT_LANGUAGE, SUPPORTED_LANGUAGES } from './dictionaries';

/** Query parameter: product specification, section 2. */
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
 * The language requested by a URL, with or without a dictionary on this site.
 *
 * @returns A two-letter code, `null` if the URL requests none or an invalid one.
 */
export function askedLanguage(search: string): string | null {
  const asked = linkParameter(search, PARAMETER);
  return asked !== null && /^[a-z]{2}$/.test(asked) ? asked : null;
}

/**
 * The language of the texts for a URL, English by default.
 *
 * Logs a language without a dictionary once, and returns English.
 *
 * @param search - Query of the URL, such as `?userLanguage=en`.
 */
export function languageOfSearch(search: string): string {
  const asked = linkParameter(search, PARAMETER) ?? DEFAULT_LANGUAGE;
  if (SUPPORTED_LANGUAGES.includes(asked)) {
    return asked;
  }
  reportOnce(asked);
  return DEFAULT_LANGUAGE;
}

/**
 * Sets the language in a query and keeps the other parameters. English removes the parameter.
 *
 * @example searchOfLanguage('?q=1', 'zh') // '?q=1&userLanguage=zh'
 */
export function searchOfLanguage(search: string, language: string): string {
  const query = linkQuery(search);
  query.delete(PARAMETER);
  if (language !== DEFAULT_LANGUAGE) {
    query.set(PARAMETER, language);
  }
  const text = query.toString();
  return text && `?${text}`;
}

/** Key in session storage. */
const SESSION_KEY = 'docs-language';

let remembered: string | null = null;

/** The last answer of `currentLanguage`. */
let current: { search: string; language: string } | null = null;

/** Sets the language of pages whose URL doesn't request one, for the rest of the session. */
export function rememberLanguage(language: string): void {
  remembered = language;
  current = null;
  try {
    sessionStorage.setItem(SESSION_KEY, language);
  } catch {
    // Storage is blocked. The language is kept until the page is closed.
  }
}

function rememberedLanguage(): string {
  try {
    remembered ??= sessionStorage.getItem(SESSION_KEY);
  } catch {
    // Storage is blocked.
  }
  return /^[a-z]{2}$/.test(remembered ?? '') ? remembered! : DEFAULT_LANGUAGE;
}

/**
 * The query with the language that the reader requested last. A language in the query applies to
 * the following pages too, because links within the site don't repeat it. Browser only.
 *
 * @param search - Query of the current URL.
 */
export function searchInSession(search: string): string {
  if (linkParameter(search, PARAMETER) === null) {
    return searchOfLanguage(search, rememberedLanguage());
  }
  const asked = askedLanguage(search);
  if (asked && asked !== remembered) {
    rememberLanguage(asked);
  }
  return search;
}

// React asks for each text of the page, several times.
function currentLanguage(): string {
  const { search } = window.location;
  if (current?.search !== search) {
    current = { search, language: languageOfSearch(searchInSession(search)) };
  }
  return current.language;
}

/** The language of the texts. The first render returns English, like the server. */
export function useLanguage(): string {
  return useSyncExternalStore(neverChanges, currentLanguage, () => DEFAULT_LANGUAGE);
}
