import type { Invoice } from './invoices';
import { makeInvoices } from './invoices';

const invoices = makeInvoices(48);

export interface Page {
  rows: Invoice[];
  /** Number of all invoices. */
  total: number;
  /** Cursor of the next page. `null` on the last one. */
  next: number | null;
}

/**
 * Mocks an API. Answers after 500 ms; rejects when aborted.
 * `cursor` is the number of invoices before the page.
 */
export function fetchInvoices(
  cursor: number,
  pageSize: number,
  signal: AbortSignal,
): Promise<Page> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      const end = cursor + pageSize;
      resolve({
        rows: invoices.slice(cursor, end),
        total: invoices.length,
        next: end < invoices.length ? end : null,
      });
    }, 500);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new Error('The request was aborted.'));
    });
  });
}
