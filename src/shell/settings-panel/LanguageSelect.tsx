import {
  SUPPORTED_LANGUAGES,
  translate,
  useLanguage,
  useTranslate,
} from '@site/src/foundation/i18n';
import { chooseLanguage } from './choose-language';
import styles from './SettingsPanel.module.css';

/** Selects one of the languages with a dictionary. Changing it changes the URL. */
export function LanguageSelect() {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <label className={styles.field}>
      <span className={styles.label}>{t('settings.language')}</span>
      <select
        className={styles.select}
        value={language}
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
