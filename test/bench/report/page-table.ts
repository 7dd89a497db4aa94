import type { LighthouseFigures } from '../lighthouse/figures';
import type { PageBytes } from '../page/page-bytes';
import type { PageFigures } from '../page/measure-pages';
import type { BenchPage } from '../pages';
import type { BenchResults } from '../results';
import { NOT_MEASURED, kilobytes, milliseconds, ratio, threeDecimals, integer } from './format';
import type { Format } from './format';
import { markdownTable } from './markdown-table';

interface Row {
  label: string;
  read: (figures: PageFigures) => number | null;
  format: Format;
  /** Scores, and figures that are ideally 0, have no ratio. */
  hasRatio: boolean;
}

function bytes(label: string, name: keyof PageBytes, format: Format = kilobytes): Row {
  return { label, read: (figures) => figures.bytes[name], format, hasRatio: true };
}

type LighthouseFigure = Exclude<keyof LighthouseFigures, 'failedAudits'>;

function lighthouse(label: string, name: LighthouseFigure, format: Format): Row {
  return {
    label: `Lighthouse: ${label}`,
    read: (figures) => figures.lighthouse?.[name] ?? null,
    format,
    hasRatio: false,
  };
}

const ROWS: Row[] = [
  bytes('HTML', 'html'),
  bytes('JS of the page', 'js'),
  bytes('JS of islands and links in view', 'islandJs'),
  bytes('JS of prefetched pages', 'prefetchJs'),
  bytes('CSS', 'css'),
  bytes('fonts', 'font'),
  bytes('requests', 'requests', integer),
  { label: 'LCP', read: ({ vitals }) => vitals.lcpMs, format: milliseconds, hasRatio: true },
  {
    label: 'LCP at 25 kB/s',
    read: ({ slowLcpMs }) => slowLcpMs,
    format: milliseconds,
    hasRatio: true,
  },
  { label: 'CLS', read: ({ vitals }) => vitals.cls, format: threeDecimals, hasRatio: false },
  lighthouse('performance, simulated', 'performance', integer),
  lighthouse('accessibility', 'accessibility', integer),
  lighthouse('best practices', 'bestPractices', integer),
  lighthouse('SEO', 'seo', integer),
  lighthouse('CLS', 'cls', threeDecimals),
  lighthouse('speed of the machine', 'machineSpeed', integer),
];

const PLAIN_LABELS: Record<BenchPage['plain'], string> = {
  home: 'plain: home',
  docsPage: 'plain: docs page',
};

function cell({ read, format, hasRatio }: Row, figures: PageFigures, plain?: PageFigures): string {
  const value = read(figures);
  if (value === null) {
    return NOT_MEASURED;
  }
  const factor = hasRatio && plain ? ratio(value, read(plain)) : null;
  return factor ? `${format(value)} (${factor})` : format(value);
}

/** The table of the measured pages: those of the plain site, then ours with ratios. */
export function pageTable({ pages, plainPages }: BenchResults): string {
  const plains = (['home', 'docsPage'] as const).flatMap((name) => {
    const figures = plainPages[name];
    return figures ? [{ label: PLAIN_LABELS[name], figures }] : [];
  });
  const rows = ROWS.map((row) => [
    row.label,
    ...plains.map(({ figures }) => cell(row, figures)),
    ...pages.map(({ figures, plain }) => cell(row, figures, plainPages[plain])),
  ]);
  return markdownTable(['', ...[...plains, ...pages].map(({ label }) => label)], rows);
}
