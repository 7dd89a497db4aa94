import { useCallback, useSyncExternalStore } from 'react';
import { DEFAULT_LANGUAGE } from './dictionaries';
import type { TranslationKey } from './dictionaries';
import { translate } from './translate';
import type { TranslationValues } from './translate';

const neverChanges = () => () => {};

/** The language asked for by an address's `userLanguage` parameter, English without one. */
export function languageOfSearch(search: string): string {
  return new URLSearchParams(search).get('userLanguage') ?? DEFAULT_LANGUAGE;
}

/** The reader's language; English in the first render, as the server rendered it. */
export function useLanguage(): string {
  return useSyncExternalStore(
    neverChanges,
    () => languageOfSearch(window.location.search),
    () => DEFAULT_LANGUAGE,
  );
}

/**
 * Texts in the reader's language.
 *
 * @example
 * const t = useTranslate();
 * t('demo.crashed', { name });
 */
export function useTranslate(): (key: TranslationKey, values?: TranslationValues) => string {
  const language = useLanguage();
  return useCallback((key, values) => translate(language, key, values), [language]);
}
