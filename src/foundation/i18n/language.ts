import { useSyncExternalStore } from 'react';
import { linkParameter, linkQuery } from '../browser/link-query';
import { persisted } from '../browser/persisted';
import { DEFAULT_LANGUAGE, SUPPORTED_LANGUAGES } from './dictionaries';

/** Query parameter: product specification, section 2. */
const PARAMETER = 'userLanguage';

/** The language that the reader requested last in this session. */
export const language = persisted({ key: 'docs-language', area: 'sessionStorage' });

const reported = new Set<string>();

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
export function searchOfLanguage(search: string, target: string): string {
  const query = linkQuery(search);
  query.delete(PARAMETER);
  if (target !== DEFAULT_LANGUAGE) {
    query.set(PARAMETER, target);
  }
  const text = query.toString();
  return text && `?${text}`;
}

/** The language that the reader requested last. */
function rememberedLanguage(): string {
  const remembered = language.get() ?? '';
  return /^[a-z]{2}$/.test(remembered) ? remembered : DEFAULT_LANGUAGE;
}

/** The last answer of `currentLanguage`, and what it came from. */
let current = { from: '', answer: DEFAULT_LANGUAGE };

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
  if (asked && asked !== language.get()) {
    language.set(asked);
  }
  return search;
}

// React asks for each text of the page, several times.
function currentLanguage(): string {
  const { search } = window.location;
  const from = `${search} ${language.get()}`;
  if (from !== current.from) {
    current = { from, answer: languageOfSearch(searchInSession(search)) };
  }
  return current.answer;
}

/** The language of the texts. The first render returns English, like the server. */
export function useLanguage(): string {
  return useSyncExternalStore(language.subscribe, currentLanguage, () => DEFAULT_LANGUAGE);
}
