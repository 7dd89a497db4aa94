import { useEffect, useState } from 'react';
import { createLoader } from '@site/src/browser/create-loader';
import { useRetry } from '@site/src/browser/use-retry';
import { useTranslate } from '@site/src/i18n';
import { START } from './address';
import type { IconAddress } from './address';
import { CommonIcons } from './CommonIcons';
import styles from './IconSearch.module.css';
import type { SearchedIcons } from './results';
import { SearchForm } from './SearchForm';
import type { IconSearchData } from './types';
import { useAddress } from './use-address';

/** Loads the search and the list of icons together, so one retry covers both. */
async function loadIcons(index: string): Promise<SearchedIcons> {
  const { loadSearchedIcons } = await import('./results');
  return loadSearchedIcons(index);
}

/**
 * The search over all Material icons. At first the page shows common icons; the search and the list
 * of icons load when the reader moves to them, or if the URL contains a search.
 *
 * @example
 * import data from '@generated/icon-search/default/icon-search.json';
 *
 * <IconSearch data={data} />
 */
export function IconSearch({ data }: { data: IconSearchData }) {
  const t = useTranslate();
  const [address, change] = useAddress();
  const [loaded, setLoaded] = useState<SearchedIcons | null>(null);
  const [hasAsked, setHasAsked] = useState(false);
  const [retry, onFailure] = useRetry();
  const [load] = useState(() =>
    createLoader(() => loadIcons(data.index), { onLoad: setLoaded, onFailure }),
  );
  const { query, theme, selected } = address;
  // The common icons stay while only a dialog is open, so it can return the focus to one of them.
  const isSearching = hasAsked || query !== START.query || theme !== START.theme;
  const isNeeded = isSearching || selected !== START.selected;
  useEffect(() => {
    if (isNeeded) {
      load();
    }
  }, [isNeeded, load]);

  const search = (changed: Partial<IconAddress>) => {
    setHasAsked(true);
    change(changed);
  };
  const select = (name: string) => change({ selected: name });

  const notice = retry ? (
    <>
      {t('iconSearch.failed')}{' '}
      <button type="button" className={styles.link} onClick={retry}>
        {t('iconSearch.retry')}
      </button>
    </>
  ) : isNeeded && !loaded ? (
    t('iconSearch.loading')
  ) : (
    <button type="button" className={styles.link} onClick={() => setHasAsked(true)}>
      {t('iconSearch.showAll', { count: data.count.toLocaleString('en') })}
    </button>
  );

  return (
    <div
      className={styles.root}
      data-search-ignore=""
      // Only what the reader is about to use is fetched before it's asked for.
      onPointerEnter={load}
      onFocus={load}
    >
      <SearchForm query={query} theme={theme} onChange={search} />
      {loaded && isSearching ? (
        <loaded.Results icons={loaded} query={query} theme={theme} onSelect={select} />
      ) : (
        <>
          <p className={styles.status} role="status">
            {notice}
          </p>
          <div className={styles.area}>
            <CommonIcons icons={data.common} onSelect={select} />
          </div>
        </>
      )}
      {loaded && selected && (
        <loaded.Details
          icons={loaded}
          selected={selected}
          onSelect={select}
          onClose={() => select('')}
        />
      )}
    </div>
  );
}
