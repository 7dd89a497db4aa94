import type { BenchResults } from '../results';
import { kilobytes, milliseconds, integer } from './format';
import { markdownTable } from './markdown-table';

type SearchResults = BenchResults['search'];

/** The table of the data that the search loads, per product and version. */
export function indexTable({ indexes }: SearchResults): string {
  return markdownTable(
    ['', 'records', 'stored', 'gzip'],
    indexes.map(({ label, records, bytes, gzipBytes }) => [
      label,
      integer(records),
      kilobytes(bytes),
      kilobytes(gzipBytes),
    ]),
  );
}

/** The table of the times that a reader waits for search results. */
export function searchTable({ times }: SearchResults): string {
  return markdownTable(
    ['key to results painted', 'queries', 'median', 'p95', 'longest', 'work of the page'],
    times.map(({ slowdown, queries, median, p95, longest, work }) => [
      slowdown > 1 ? `CPU ${slowdown}× slower` : 'this machine',
      integer(queries),
      ...[median, p95, longest, work].map(milliseconds),
    ]),
  );
}
