import type { ReactNode } from 'react';
import styles from './IconSearch.module.css';
import { TEXTS } from './texts';

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
  const numbers = new Intl.NumberFormat('en');

  const text = () => {
    if (onRetry) {
      return (
        <>
          {TEXTS.failed}{' '}
          <button type="button" className={styles.link} onClick={onRetry}>
            {TEXTS.retry}
          </button>
        </>
      );
    }
    if (isLoading) {
      return TEXTS.loading;
    }
    if (found === null) {
      return (
        <button type="button" className={styles.link} onClick={onShowAll}>
          {TEXTS.showAll(numbers.format(total))}
        </button>
      );
    }
    const count = numbers.format(found);
    if (query === '') {
      return TEXTS.all(count);
    }
    if (found === 0) {
      return TEXTS.none(query);
    }
    return found === 1 ? TEXTS.one(query) : TEXTS.found(count, query);
  };

  return (
    <p className={styles.status} role="status">
      {text()}
      {children}
    </p>
  );
}
