import type { BenchResults } from '../results';
import { megabytes, whole } from './format';
import { markdownTable } from './markdown-table';

/** The table of offline download sizes. */
export function offlineTable({ offline }: Pick<BenchResults, 'offline'>): string {
  return markdownTable(
    ['', 'pages', 'files', 'size'],
    offline.map(({ label, pages, files, bytes }) => [
      label,
      whole(pages),
      whole(files),
      megabytes(bytes),
    ]),
  );
}
