import { useTranslate } from '@site/src/foundation/i18n';
import type { IndexState } from '../data/search-index';
import styles from './SearchDialog.module.css';

interface Props {
  state: IndexState;
  /** Whether the reader is waiting for results. */
  showLoading: boolean;
  onRetry: () => void;
}

/** Reports missing parts of the index, which explain missing results. */
export function IndexNotice({
  state: { status, isComplete, missing },
  showLoading,
  onRetry,
}: Props) {
  const t = useTranslate();
  if (status === 'loading') {
    return showLoading && <p className={styles.notice}>{t('search.loading')}</p>;
  }
  if (status === 'ready' && !isComplete) {
    return showLoading && <p className={styles.notice}>{t('search.more')}</p>;
  }
  if (status === 'ready' && missing.length === 0) {
    return null;
  }
  const parts = missing.map(({ productName, version }) => `${productName} ${version}`);
  const names = [...new Set(parts)].join(', ');
  return (
    <p role="alert" className={styles.notice}>
      {status === 'failed' ? t('search.failed') : t('search.missing', { names })}{' '}
      <button type="button" className={styles.action} onClick={onRetry}>
        {t('search.retry')}
      </button>
    </p>
  );
}
