import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { PartBoundary } from '@site/src/ui/dialog';
import { useOwnTexts } from '@site/src/foundation/i18n';
import { KeepRow } from './KeepRow';
import { TEXTS } from './texts';
import styles from './KeepOffline.module.css';
import { KeepStore } from './keep-store';
import { rowsOf } from './rows';

/**
 * Whether this browser has a worker of this site, which is needed to read downloads. A worker that
 * is being registered counts once it's ready.
 */
function useHasWorker(): boolean {
  const [hasWorker, setHasWorker] = useState(false);
  useEffect(() => {
    let isGone = false;
    const ask = async () => {
      // Undefined outside secure contexts, like caches and locks.
      const registration = await navigator.serviceWorker?.ready;
      if (!isGone && registration) {
        setHasWorker(true);
      }
    };
    // Browsers that block storage reject this too.
    void ask().catch(() => {});
    return () => {
      isGone = true;
    };
  }, []);
  return hasWorker;
}

// Module state, because a download continues while the panel is closed and after navigation.
let shared: KeepStore | undefined;

function sharedStore(baseUrl: string): KeepStore {
  shared ??= new KeepStore(baseUrl);
  return shared;
}

function KeepList() {
  const t = useOwnTexts(TEXTS);
  const headingId = useId();
  const store = sharedStore(useBaseUrl('/'));
  const state = useSyncExternalStore(store.subscribe, store.getState);
  useEffect(() => void store.load(), [store]);

  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <p id={headingId} className={styles.heading}>
        {t('title')}
      </p>
      <p className={styles.hint}>{t('hint')}</p>
      <ul className={styles.rows}>
        {rowsOf(state).map((row) => (
          <KeepRow key={row.id} row={row} state={state} store={store} />
        ))}
      </ul>
      {state.problem?.id === null && (
        <p role="alert" className={styles.problem}>
          {t('noList')}{' '}
          <button type="button" className={styles.action} onClick={() => void store.load()}>
            {t('retry')}
          </button>
        </p>
      )}
    </section>
  );
}

/** The products and versions that can be downloaded; renders nothing if the site has no worker. */
export function KeepOffline() {
  return useHasWorker() ? (
    <PartBoundary>
      <KeepList />
    </PartBoundary>
  ) : null;
}
