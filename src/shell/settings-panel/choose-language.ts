import { language, searchOfLanguage } from '@site/src/foundation/i18n';

/** Shows this page and the following ones in a language. The page reloads. */
export function chooseLanguage(chosen: string): void {
  language.set(chosen);
  window.location.search = searchOfLanguage(window.location.search, chosen);
}
