import type { BenchResults } from '../results';
import { kilobytes, milliseconds, whole } from './format';
import { markdownTable } from './markdown-table';

type SearchResults = BenchResults['search'];

/** The table of what the search loads, per product and version. */
export function indexTable({ indexes }: SearchResults): string {
  return markdownTable(
    ['', 'records', 'stored', 'gzip'],
    indexes.map(({ label, records, bytes, gzipBytes }) => [
      label,
      whole(records),
      kilobytes(bytes),
      kilobytes(gzipBytes),
    ]),
  );
}

/** The table of how long a reader waits for what the search finds. */
export function searchTable({ times }: SearchResults): string {
  return markdownTable(
    ['key to results painted', 'queries', 'median', 'p95', 'longest'],
    times.map(({ slowdown, queries, median, p95, longest }) => [
      slowdown > 1 ? `CPU ${slowdown}× slower` : 'this machine',
      whole(queries),
      ...[median, p95, longest].map(milliseconds),
    ]),
  );
}
