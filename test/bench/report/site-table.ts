import type { BuildFigures } from '../build-cost/cold-build';
import type { BenchResults, Pair } from '../results';
import type { SiteWeight } from '../site-weight/site-weight';
import {
  NOT_MEASURED,
  kilobytes,
  mebibytes,
  milliseconds,
  oneDecimal,
  ratio,
  seconds,
  integer,
} from './format';
import type { Format } from './format';
import { markdownTable } from './markdown-table';

function row(label: string, { ours, plain }: Pair<number | null>, format: Format): string[] {
  const show = (value: number | null) => (value === null ? NOT_MEASURED : format(value));
  return [label, show(ours), show(plain), ratio(ours, plain) ?? ''];
}

function pagesPerCpuSecond({ pages, cpuSeconds }: BuildFigures): number | null {
  return cpuSeconds ? pages / cpuSeconds : null;
}

/**
 * The table of site-level figures: page changes, size and build.
 */
export function siteTable({ builds, pageChanges, weights }: BenchResults): string {
  const build = (
    label: string,
    read: (figures: BuildFigures) => number | null,
    format: Format,
  ): string[] => {
    const { ours, plain } = builds;
    return row(label, { ours: ours && read(ours), plain: plain && read(plain) }, format);
  };
  const weight = (label: string, read: (site: SiteWeight) => number, format: Format): string[] =>
    row(label, { ours: read(weights.ours), plain: read(weights.plain) }, format);
  return markdownTable(
    ['', 'ours', 'plain', 'ratio'],
    [
      ...pageChanges.map(({ label, slowdown, ...pair }) => {
        const processor = slowdown > 1 ? `, CPU ${slowdown}× slower` : '';
        return row(`page change ${label}, click to painted${processor}`, pair, milliseconds);
      }),
      weight('pages', ({ pages }) => pages, integer),
      weight('files of the output', ({ outputBytes }) => outputBytes, mebibytes),
      weight('main bundle and runtime', ({ mainJsBytes }) => mainJsBytes, kilobytes),
      build('build, cold: wall time', ({ wallSeconds }) => wallSeconds, seconds),
      build('build, cold: CPU time', ({ cpuSeconds }) => cpuSeconds, seconds),
      build('build, cold: peak memory', ({ peakBytes }) => peakBytes, mebibytes),
      build('build, cold: pages per CPU-second', pagesPerCpuSecond, oneDecimal),
    ],
  );
}
