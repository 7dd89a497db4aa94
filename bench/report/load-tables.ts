import type { LoadTimes } from '../load/load-times';
import type { PageLoads } from '../load/measure-load';
import { LCP_TO_STARLIGHT, LOAD_TARGETS, REPEAT_TO_EARLIER } from '../load/targets';
import { median } from '../statistics';
import { integer, milliseconds, ratio, threeDecimals } from './format';
import { markdownTable } from './markdown-table';

function middle(loads: readonly LoadTimes[], name: keyof LoadTimes): number {
  return median(loads.map((load) => load[name]));
}

/** The table of all measured pages: medians of their loads under applied throttling. */
export function loadTable(loads: readonly PageLoads[]): string {
  return markdownTable(
    [
      'slow 4G and CPU 4× slower, applied',
      ...['FCP', 'LCP', 'TTI', 'TBT', 'CLS'],
      ...['repeat: FCP', 'LCP', 'TTI', 'TBT'],
      'simulated score',
      'speed of the machine',
    ],
    loads.map(({ site, page, first, repeat, simulatedScore }) => [
      `${site}: ${page}`,
      ...(['fcpMs', 'lcpMs', 'ttiMs', 'tbtMs'] as const).map((name) =>
        milliseconds(middle(first, name)),
      ),
      threeDecimals(middle(first, 'cls')),
      ...(['fcpMs', 'lcpMs', 'ttiMs', 'tbtMs'] as const).map((name) =>
        milliseconds(middle(repeat, name)),
      ),
      integer(simulatedScore),
      integer(middle([...first, ...repeat], 'machineSpeed')),
    ]),
  );
}

const FIGURES = [
  { label: 'LCP', visit: 'first', name: 'lcpMs' },
  { label: 'TTI', visit: 'first', name: 'ttiMs' },
  { label: 'repeat LCP', visit: 'repeat', name: 'lcpMs' },
  { label: 'repeat TTI', visit: 'repeat', name: 'ttiMs' },
] as const;

type Figure = (typeof FIGURES)[number];

/** The highest ratio that a figure of ours may have to that of another site. */
function target({ label }: Figure, page: string, other: string): number | null {
  const targets = LOAD_TARGETS.get(page);
  if (other === 'plain') {
    return (
      (label === 'LCP' ? targets?.lcpToPlain : label === 'TTI' ? targets?.ttiToPlain : null) ?? null
    );
  }
  if (other === 'starlight') {
    return label === 'LCP' ? LCP_TO_STARLIGHT : null;
  }
  return label.startsWith('repeat') ? REPEAT_TO_EARLIER : null;
}

const isOurs = ({ page }: PageLoads) => LOAD_TARGETS.has(page);

/**
 * The table of our pages' times relative to the other sites, with the targets: to the plain site and
 * Starlight, and to the first measured build of ours if there are several.
 */
export function loadRatioTable(loads: readonly PageLoads[]): string {
  const ours = loads.filter(isOurs);
  const others = loads.filter((each) => !isOurs(each)).map(({ site }) => site);
  const [earlier] = ours.map(({ site }) => site);
  const isCompared = new Set(ours.map(({ site }) => site)).size > 1;
  const columns = [...others, ...(isCompared && earlier ? [earlier] : [])];
  const rows = ours.flatMap((each) =>
    FIGURES.map((figure) => {
      const value = (of: PageLoads | undefined) =>
        of ? middle(of[figure.visit], figure.name) : null;
      const cells = columns.map((site) => {
        const other = loads.find(
          (candidate) =>
            candidate.site === site && (!isOurs(candidate) || candidate.page === each.page),
        );
        const factor = other === each ? null : ratio(value(each), value(other));
        const limit = target(figure, each.page, site);
        return factor === null ? '' : limit === null ? factor : `${factor} (≤ ${limit}×)`;
      });
      return [`${each.site}: ${each.page}, ${figure.label}`, ...cells];
    }),
  );
  return markdownTable(['relative to', ...columns], rows);
}
