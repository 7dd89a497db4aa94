import { useEffect, useState } from 'react';
import type { Page } from './server';
import { fetchInvoices } from './server';

interface Answer extends Page {
  key: string;
}

/** Fetches one page. Returns the previous one, and `loading`, until it has arrived. */
export function usePage(cursor: number, pageSize: number) {
  const key = `${cursor} ${pageSize}`;
  const [answer, setAnswer] = useState<Answer | null>(null);

  useEffect(() => {
    const request = new AbortController();
    fetchInvoices(cursor, pageSize, request.signal).then(
      (page) => setAnswer({ ...page, key }),
      (error: Error) => {
        if (!request.signal.aborted) throw error;
      },
    );
    return () => request.abort();
  }, [cursor, key, pageSize]);

  return { page: answer, loading: answer?.key !== key };
}
