import { useTranslate } from '@site/src/foundation/i18n';
import { resetDemo } from './actions/edit';
import { focusToolbar } from './actions/focus';
import { useDemo } from './viewer-demo';
import styles from './styles/Viewer.module.css';

/** Shown while demo and source differ from the original. */
export function EditedBadge() {
  const t = useTranslate();
  const demo = useDemo();
  const reset = () => {
    resetDemo(demo);
    focusToolbar(demo);
  };
  return (
    <p className={styles.badge}>
      {t('live.edited')}
      <span aria-hidden="true"> · </span>
      <button type="button" className={styles.badgeButton} onClick={reset}>
        {t('live.reset')}
      </button>
    </p>
  );
}
