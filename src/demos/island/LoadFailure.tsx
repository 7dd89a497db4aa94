import { useTranslate } from '@site/src/foundation/i18n';
import styles from './LoadFailure.module.css';

/** Reports that a part of a demo failed to load, with a button to retry. */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  const t = useTranslate();
  return (
    <p role="status" className={styles.failure}>
      {t('demo.loadFailed')}{' '}
      <button type="button" className={styles.retry} onClick={onRetry}>
        {t('demo.tryAgain')}
      </button>
    </p>
  );
}
