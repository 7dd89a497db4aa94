import type { ReactNode } from 'react';
import { useTranslate } from '@site/src/i18n';
import styles from './IconSearch.module.css';

interface Props {
  /** Number of icons that the search starts with. */
  total: number;
  /** Number of icons found; `null` before a search. */
  found: number | null;
  query: string;
  isLoading: boolean;
  /** Retries after a failure, `null` without one. */
  onRetry: (() => void) | null;
  onShowAll: () => void;
  /** A failure of what the search loads later. */
  children: ReactNode;
}

/** The state of the search, announced politely: one element, so changes are announced. */
export function SearchStatus({
  total,
  found,
  query,
  isLoading,
  onRetry,
  onShowAll,
  children,
}: Props) {
  const t = useTranslate();
  const numbers = new Intl.NumberFormat('en');

  const text = () => {
    if (onRetry) {
      return (
        <>
          {t('iconSearch.failed')}{' '}
          <button type="button" className={styles.link} onClick={onRetry}>
            {t('iconSearch.retry')}
          </button>
        </>
      );
    }
    if (isLoading) {
      return t('iconSearch.loading');
    }
    if (found === null) {
      return (
        <button type="button" className={styles.link} onClick={onShowAll}>
          {t('iconSearch.showAll', { count: numbers.format(total) })}
        </button>
      );
    }
    const key = query === '' ? 'all' : found === 0 ? 'none' : found === 1 ? 'one' : 'found';
    return t(`iconSearch.${key}`, { count: numbers.format(found), query });
  };

  return (
    <p className={styles.status} role="status">
      {text()}
      {children}
    </p>
  );
}
