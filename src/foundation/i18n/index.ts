export { DEFAULT_LANGUAGE, SUPPORTED_LANGUAGES } from './dictionaries';
export type { TranslationKey } from './dictionaries';
export { groupTitles } from './en/group-titles';
export {
  askedLanguage,
  language,
  languageOfSearch,
  searchInSession,
  searchOfLanguage,
  useLanguage,
} from './language';
export { translate } from './translate';
export { useOwnTexts, useTranslate } from './use-translate';
