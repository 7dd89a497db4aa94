import { useLocation } from '@docusaurus/router';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { SearchClient } from './client';
import type { Answer } from './messages';

// Shared by all pages of a visit.
const client = new SearchClient();

/** Starts the worker before the first question. */
export const startSearch = (): void => void client.start();

/**
 * The answer to a query so far. The first use starts loading the index.
 *
 * @param version - The version that the query names.
 * @returns The last answer, which may be that of an earlier query, and a function that retries
 *   what failed to load.
 */
export function useAnswer(query: string, version?: string): { answer: Answer; retry: () => void } {
  const { pathname } = useLocation();
  const answer = useSyncExternalStore(client.subscribe, client.getAnswer, client.getAnswer);
  const retry = useCallback(
    () => client.send({ kind: 'load', pathname, version }),
    [pathname, version],
  );
  useEffect(() => client.send({ kind: 'ask', query, pathname }), [query, pathname]);
  useEffect(retry, [retry]);
  return { answer, retry };
}
