import Link from '@docusaurus/Link';
import { useTranslate } from '@site/src/foundation/i18n';
import styles from './SettingsPanel.module.css';
import { useExistingPage } from './use-existing-page';

/** Page of the color tool. */
const COLOR_TOOL = '/material-ui/customization/color/';

/** Link to the color tool, if the site has its page. */
export function ColorToolLink({ onLeave }: { onLeave: () => void }) {
  const t = useTranslate();
  const href = useExistingPage(COLOR_TOOL);
  return href === null ? null : (
    <div className={styles.field}>
      <span className={styles.label}>{t('settings.colors')}</span>
      <Link to={`${href}#playground`} className={styles.textButton} onClick={onLeave}>
        {t('settings.editColors')}
      </Link>
    </div>
  );
}
