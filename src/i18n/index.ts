export { DEFAULT_LANGUAGE } from './dictionaries';
export type { TranslationKey } from './dictionaries';
export { translate } from './translate';
export { useLanguage, useTranslate } from './use-translate';
