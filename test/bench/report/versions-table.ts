import type { BenchResults } from '../results';
import type { MeasuredBuild } from '../versions/measure-versions';
import { NOT_MEASURED, kilobytes, mebibytes, seconds, integer } from './format';
import type { Format } from './format';
import { markdownTable } from './markdown-table';

/** The table of what each archived version costs; empty if the site wasn't built. */
export function versionsTable({ versions }: Pick<BenchResults, 'versions'>): string[] {
  if (!versions || versions.archives === 0) {
    return [];
  }
  const { archives, current, withArchives: all } = versions;
  const row = (label: string, read: (build: MeasuredBuild) => number | null, format: Format) => {
    const [without, withAll] = [read(current), read(all)];
    const show = (value: number | null) => (value === null ? NOT_MEASURED : format(value));
    const cost = without === null || withAll === null ? null : (withAll - without) / archives;
    return [label, show(without), show(withAll), show(cost)];
  };
  return [
    markdownTable(
      ['', 'current versions only', `with archived versions: ${archives}`, 'cost of one'],
      [
        row('pages', ({ pages }) => pages, integer),
        row('files of the output', ({ outputBytes }) => outputBytes, mebibytes),
        row('main bundle and runtime', ({ mainJsBytes }) => mainJsBytes, kilobytes),
        row('JS of a current text page', ({ pageJsBytes }) => pageJsBytes, kilobytes),
        row('build, cold: wall time', ({ wallSeconds }) => wallSeconds, seconds),
        row('build, cold: CPU time', ({ cpuSeconds }) => cpuSeconds, seconds),
        row('build, cold: peak memory', ({ peakBytes }) => peakBytes, mebibytes),
      ],
    ),
  ];
}
