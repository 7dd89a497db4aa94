import type { GridFilterModel } from '@mui/x-data-grid';
import { useEffect, useState } from 'react';
import { searchTickets } from './server';
import type { Ticket } from './tickets';

export interface Query {
  filterModel: GridFilterModel;
  broken: boolean;
}

interface Answer {
  query: Query | null;
  rows: Ticket[];
  error: string;
}

/** Fetches the tickets of a query. Keeps the previous rows while loading and after an error. */
export function useTickets(query: Query) {
  const [answer, setAnswer] = useState<Answer>({
    query: null,
    rows: [],
    error: '',
  });

  useEffect(() => {
    const request = new AbortController();
    searchTickets(query.filterModel, {
      signal: request.signal,
      broken: query.broken,
    }).then(
      (rows) => setAnswer({ query, rows, error: '' }),
      ({ message }: Error) => {
        if (request.signal.aborted) return;
        setAnswer(({ rows }) => ({ query, rows, error: message }));
      },
    );
    return () => request.abort();
  }, [query]);

  return { ...answer, loading: answer.query !== query };
}
