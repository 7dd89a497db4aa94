import Link from '@docusaurus/Link';
import { useAllDocsData } from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useTranslate } from '@site/src/i18n';
import styles from './SettingsPanel.module.css';

/** Page of the color tool. */
const COLOR_TOOL = '/material-ui/customization/color/';

/** Link to the color tool, if the site has its page. */
export function ColorToolLink({ onLeave }: { onLeave: () => void }) {
  const t = useTranslate();
  const href = useBaseUrl(COLOR_TOOL);
  const hasPage = Object.values(useAllDocsData()).some(({ versions }) =>
    versions.some(({ docs }) => docs.some(({ path }) => path === href)),
  );
  return hasPage ? (
    <div className={styles.field}>
      <span className={styles.label}>{t('settings.colors')}</span>
      <Link to={href} className={styles.textButton} onClick={onLeave}>
        {t('settings.editColors')}
      </Link>
    </div>
  ) : null;
}
