import { useTranslate } from '@site/src/i18n';
import styles from './LoadFailure.module.css';

/** Says that a part of an example is missing, with a way to ask for it again. */
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
