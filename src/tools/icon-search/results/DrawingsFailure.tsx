import { useSyncExternalStore } from 'react';
import { focusStart } from '@site/src/foundation/browser/focus-start';
import styles from '../IconSearch.module.css';
import type { Drawings } from '../find/drawings';
import { TEXTS } from '../texts';

/** Reports that drawings failed to load, with a button to retry. */
export function DrawingsFailure({ drawings }: { drawings: Drawings }) {
  const hasFailed = useSyncExternalStore(drawings.subscribe, drawings.hasFailed, () => false);
  return (
    hasFailed && (
      <>
        {'. '}
        {TEXTS.someFailed}{' '}
        <button
          type="button"
          className={styles.link}
          onClick={({ currentTarget }) => {
            drawings.retry();
            // The button disappears once they've loaded.
            focusStart(currentTarget.closest<HTMLElement>('[role=status]')!);
          }}
        >
          {TEXTS.retry}
        </button>
      </>
    )
  );
}
