import { useSyncExternalStore } from 'react';
import { focusStart } from '@site/src/browser/focus-start';
import { useTranslate } from '@site/src/i18n';
import styles from '../IconSearch.module.css';
import type { Drawings } from './drawings';

/** Reports that drawings failed to load, with a button to retry. */
export function DrawingsFailure({ drawings }: { drawings: Drawings }) {
  const t = useTranslate();
  const hasFailed = useSyncExternalStore(drawings.subscribe, drawings.hasFailed, () => false);
  return (
    hasFailed && (
      <>
        {'. '}
        {t('iconSearch.someFailed')}{' '}
        <button
          type="button"
          className={styles.link}
          onClick={({ currentTarget }) => {
            drawings.retry();
            // The button disappears once they've loaded.
            focusStart(currentTarget.closest<HTMLElement>('[role=status]')!);
          }}
        >
          {t('iconSearch.retry')}
        </button>
      </>
    )
  );
}
