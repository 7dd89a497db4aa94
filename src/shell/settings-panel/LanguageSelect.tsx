import {
  SUPPORTED_LANGUAGES,
  language,
  searchOfLanguage,
  translate,
  useLanguage,
  useTranslate,
} from '@site/src/foundation/i18n';
import styles from './SettingsPanel.module.css';

/** Shows this page and the following ones in a language. The page reloads. */
export function chooseLanguage(chosen: string): void {
  const { pathname, search, hash } = window.location;
  // First, because a language in the URL takes precedence and would be stored instead.
  window.history.replaceState(null, '', pathname + searchOfLanguage(search, chosen) + hash);
  language.set(chosen);
  window.location.reload();
}

/** Selects one of the languages with a dictionary. Changing it changes the URL. */
export function LanguageSelect() {
  const t = useTranslate();
  const shown = useLanguage();
  return (
    <label className={styles.field}>
      <span className={styles.label}>{t('settings.language')}</span>
      <select
        className={styles.select}
        value={shown}
        onChange={({ target }) => chooseLanguage(target.value)}
      >
        {SUPPORTED_LANGUAGES.map((code) => (
          <option key={code} value={code} lang={code}>
            {translate(code, 'language.name')}
          </option>
        ))}
      </select>
    </label>
  );
}
