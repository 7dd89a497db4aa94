import useBaseUrl from '@docusaurus/useBaseUrl';
import { useLocation } from '@docusaurus/router';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { SearchShard } from '../types';
import { homeShard } from './home-shard';
import { SearchIndex } from './search-index';
import type { IndexState } from './search-index';

// Shared by all pages of a visit.
let shared: SearchIndex | undefined;

function sharedIndex(baseUrl: string): SearchIndex {
  shared ??= new SearchIndex(baseUrl);
  return shared;
}

/** The state of the index for the dialog. */
interface LoadedIndex extends IndexState {
  index: SearchIndex;
  /** The shard of the reader's product and version. */
  home: SearchShard | undefined;
  /** Retries failed shards. */
  retry: () => void;
}

/**
 * The index of this visit. The first use starts loading it.
 *
 * @param version - The version that the query names.
 */
export function useSearchIndex(version?: string): LoadedIndex {
  const baseUrl = useBaseUrl('/');
  const { pathname } = useLocation();
  const index = sharedIndex(baseUrl);
  const state = useSyncExternalStore(index.subscribe, index.getState);
  const load = useCallback(() => void index.load(pathname, version), [index, pathname, version]);
  useEffect(load, [load]);
  return { ...state, index, home: homeShard(state.loaded, pathname), retry: load };
}
