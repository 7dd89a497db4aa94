import { useCallback } from 'react';
import type { Dictionary, KeysOf, TranslationKey } from './dictionaries';
import { useLanguage } from './language';
import { translate, translateWith } from './translate';
import type { TranslationValues } from './translate';

/**
 * Returns a function for texts in the reader's language.
 *
 * @example
 * const t = useTranslate();
 * t('demo.crashed', { name });
 */
export function useTranslate(): (key: TranslationKey, values?: TranslationValues) => string {
  const language = useLanguage();
  return useCallback((key, values) => translate(language, key, values), [language]);
}

/**
 * The same for texts that only one page needs, and therefore not all pages load.
 *
 * @param dictionaries - The texts by language, the same object in each call; English is required.
 * @example const t = useOwnTexts(TEXTS);
 */
export function useOwnTexts<Texts extends Dictionary>(
  dictionaries: Readonly<Record<'en', Texts>>,
): (key: KeysOf<Texts>, values?: TranslationValues) => string {
  const language = useLanguage();
  return useCallback(
    (key, values = {}) => translateWith(language, key, values, { [language]: {}, ...dictionaries }),
    [language, dictionaries],
  );
}
