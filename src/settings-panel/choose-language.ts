import { searchOfLanguage } from '@site/src/i18n';
import { language } from '@site/src/settings';

/** Shows this page and the following ones in a language. The page reloads. */
export function chooseLanguage(chosen: string): void {
  language.set(chosen);
  window.location.search = searchOfLanguage(window.location.search, chosen);
}
