import Link from '@docusaurus/Link';
import { useTranslate } from '@site/src/foundation/i18n';
import { switchReaderTheme, useReaderTheme } from '@site/src/reader/reader-theme';
import styles from './SettingsPanel.module.css';
import { useExistingPage } from './use-existing-page';

/** Page of the theme studio. */
const THEME_STUDIO = '/material-ui/customization/theme-studio/';

/** Switches the reader's theme on or off, and links to the page that makes it. */
export function ThemeField({ onLeave }: { onLeave: () => void }) {
  const t = useTranslate();
  const { active, exists, refusal } = useReaderTheme();
  const studio = useExistingPage(THEME_STUDIO);
  return exists || studio !== null ? (
    <div className={styles.field}>
      <span className={styles.label}>{t('settings.theme')}</span>
      {exists && (
        <label className={styles.switch}>
          <input
            type="checkbox"
            role="switch"
            checked={active !== null}
            onChange={({ target }) => switchReaderTheme(target.checked)}
          />
          {t('settings.useTheme')}
        </label>
      )}
      {refusal !== null && (
        <p role="alert" className={styles.note}>
          {t('settings.themeRefused', { reason: refusal })}
        </p>
      )}
      {studio !== null && (
        <Link to={studio} className={styles.textButton} onClick={onLeave}>
          {t(exists ? 'settings.editTheme' : 'settings.makeTheme')}
        </Link>
      )}
    </div>
  ) : null;
}
