import { useCallback } from 'react';
import type { TranslationKey } from './dictionaries';
import { useLanguage } from './language';
import { translate } from './translate';
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
