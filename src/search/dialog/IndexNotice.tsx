import { useTranslate } from '@site/src/i18n';
import type { IndexState } from '../data/search-index';
import styles from './SearchDialog.module.css';

interface Props {
  state: IndexState;
  /** Whether the reader waits for results. */
  showLoading: boolean;
  onRetry: () => void;
}

/** Says what of the index is not there, and why results may be missing. */
export function IndexNotice({ state: { status, missing }, showLoading, onRetry }: Props) {
  const t = useTranslate();
  if (status === 'loading') {
    return showLoading && <p className={styles.notice}>{t('search.loading')}</p>;
  }
  if (status === 'ready' && missing.length === 0) {
    return null;
  }
  const names = missing.map(({ productName, version }) => `${productName} ${version}`).join(', ');
  return (
    <p role="alert" className={styles.notice}>
      {status === 'failed' ? t('search.failed') : t('search.missing', { names })}{' '}
      <button type="button" className={styles.action} onClick={onRetry}>
        {t('search.retry')}
      </button>
    </p>
  );
}
