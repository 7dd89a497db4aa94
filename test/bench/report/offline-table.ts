import type { BenchResults } from '../results';
import { megabytes, integer } from './format';
import { markdownTable } from './markdown-table';

/** The table of offline download sizes. */
export function offlineTable({ offline }: Pick<BenchResults, 'offline'>): string {
  return markdownTable(
    ['', 'pages', 'files', 'size'],
    offline.map(({ label, pages, files, bytes }) => [
      label,
      integer(pages),
      integer(files),
      megabytes(bytes),
    ]),
  );
}
