import { useCallback, useEffect, useMemo, useState } from 'react';
import { createLoader } from 'docusaurus-demo-islands/create-loader';
import { useRetry } from '@site/src/foundation/browser/use-retry';
import { START } from './address';
import type { IconAddress } from './address';
import { IconList } from './IconList';
import styles from './IconSearch.module.css';
import type { SearchedIcons } from './results';
import { SearchForm } from './SearchForm';
import { SearchStatus } from './SearchStatus';
import { TEXTS } from './texts';
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
  const [address, change] = useAddress();
  const [loaded, setLoaded] = useState<SearchedIcons | null>(null);
  const [hasAsked, setHasAsked] = useState(false);
  const [movesFocus, setMovesFocus] = useState(false);
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
  const hasFailed = retry !== null && isNeeded && !loaded;
  // A retry before the reader has pressed the button could remove it during the press.
  const prefetch = hasFailed ? undefined : load;

  // In the same frame as the text: deferred results would be painted a frame later.
  const found = useMemo(
    () => (isSearching && loaded ? loaded.search(query, theme) : null),
    [isSearching, loaded, query, theme],
  );

  const search = (changed: Partial<IconAddress>) => {
    setHasAsked(true);
    setMovesFocus(false);
    change(changed);
  };
  const select = useCallback((name: string) => change({ selected: name }), [change]);

  return (
    <div
      className={styles.root}
      data-search-ignore=""
      // Only what the reader is about to use is fetched before it's asked for.
      onPointerEnter={prefetch}
      onFocus={prefetch}
    >
      <SearchForm query={query} theme={theme} onChange={search} />
      <SearchStatus
        total={data.count}
        found={found?.length ?? null}
        query={query.trim()}
        isLoading={isNeeded && !loaded}
        onRetry={
          hasFailed
            ? () => {
                setMovesFocus(true);
                retry();
              }
            : null
        }
        onShowAll={() => {
          setMovesFocus(true);
          setHasAsked(true);
        }}
      >
        {loaded && <loaded.DrawingsFailure drawings={loaded.drawings} />}
      </SearchStatus>
      <div className={styles.area}>
        {loaded && found ? (
          <loaded.Results
            icons={loaded}
            found={found}
            query={query}
            theme={theme}
            movesFocus={movesFocus}
            onSelect={select}
          />
        ) : (
          <IconList aria-label={TEXTS.common} icons={data.common} onSelect={select} />
        )}
      </div>
      {loaded && selected && (
        <loaded.Details
          icons={loaded}
          selected={selected}
          onSelect={select}
          onClose={() => select(START.selected)}
        />
      )}
    </div>
  );
}
