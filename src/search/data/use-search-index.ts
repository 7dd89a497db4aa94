import useBaseUrl from '@docusaurus/useBaseUrl';
import { useLocation } from '@docusaurus/router';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { SearchShard } from '../types';
import { homeShard } from './home-shard';
import { SearchIndex } from './search-index';
import type { IndexState } from './search-index';

// What one page has loaded serves all others.
let shared: SearchIndex | undefined;

function sharedIndex(baseUrl: string): SearchIndex {
  shared ??= new SearchIndex(baseUrl);
  return shared;
}

/** What the dialog knows of the index. */
interface LoadedIndex extends IndexState {
  index: SearchIndex;
  /** The product and version that the reader is in. */
  home: SearchShard | undefined;
  /** Loads again what failed. */
  retry: () => void;
}

/** The index of this visit, which begins to load with the first use. */
export function useSearchIndex(): LoadedIndex {
  const baseUrl = useBaseUrl('/');
  const { pathname } = useLocation();
  const index = sharedIndex(baseUrl);
  const state = useSyncExternalStore(index.subscribe, index.getState);
  const load = useCallback(() => void index.load(pathname), [index, pathname]);
  useEffect(load, [load]);
  return { ...state, index, home: homeShard(state.loaded, pathname), retry: load };
}
