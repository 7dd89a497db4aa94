import { useTranslate } from '@site/src/i18n';
import styles from './styles/Viewer.module.css';

/** Shown while demo and source differ from the original. */
export function EditedBadge({ onReset }: { onReset: () => void }) {
  const t = useTranslate();
  return (
    <p className={styles.badge}>
      {t('live.edited')}
      <span aria-hidden="true"> · </span>
      <button type="button" className={styles.badgeButton} onClick={onReset}>
        {t('live.reset')}
      </button>
    </p>
  );
}
