import type { LoadTimes } from '../load/load-times';
import type { PageLoads } from '../load/measure-load';
import { isOurs } from '../load/sites';
import { targetRatio } from '../load/targets';
import type { TimeName } from '../load/targets';
import { median } from '../statistics';
import { integer, milliseconds, ratio, threeDecimals } from './format';
import type { Format } from './format';
import { markdownTable } from './markdown-table';

type Read = (loads: PageLoads) => number;

function first(name: keyof LoadTimes): Read {
  return (loads) => median(loads.first.map((load) => load[name]));
}

function repeat(name: keyof LoadTimes): Read {
  return (loads) => median(loads.repeat.map((load) => load[name]));
}

const TIMES: Readonly<Record<TimeName, Read>> = {
  LCP: first('lcpMs'),
  TTI: first('ttiMs'),
  'repeat LCP': repeat('lcpMs'),
  'repeat TTI': repeat('ttiMs'),
};

const machineSpeed = first('machineSpeed');

const COLUMNS: readonly { label: string; read: Read; format: Format }[] = [
  { label: 'FCP', read: first('fcpMs'), format: milliseconds },
  { label: 'LCP', read: TIMES.LCP, format: milliseconds },
  { label: 'TTI', read: TIMES.TTI, format: milliseconds },
  { label: 'TBT', read: first('tbtMs'), format: milliseconds },
  { label: 'CLS', read: first('cls'), format: threeDecimals },
  { label: 'repeat FCP', read: repeat('fcpMs'), format: milliseconds },
  { label: 'repeat LCP', read: TIMES['repeat LCP'], format: milliseconds },
  { label: 'repeat TTI', read: TIMES['repeat TTI'], format: milliseconds },
  { label: 'repeat TBT', read: repeat('tbtMs'), format: milliseconds },
  { label: 'speed of the machine', read: machineSpeed, format: integer },
  { label: 'simulated score', read: ({ simulatedScore }) => simulatedScore, format: integer },
];

function loadTable(loads: readonly PageLoads[]): string {
  return markdownTable(
    ['slow 4G, CPU 4× slower', ...COLUMNS.map(({ label }) => label)],
    loads.map((each) => [
      `${each.site}: ${each.page}`,
      ...COLUMNS.map(({ read, format }) => format(read(each))),
    ]),
  );
}

/** The plain site, Starlight, and the first build of ours if there are several. */
function comparedSites(loads: readonly PageLoads[]): string[] {
  const sites = [...new Set(loads.map(({ site }) => site))];
  const [earlier, ...laterBuilds] = sites.filter(isOurs);
  return [
    ...sites.filter((site) => !isOurs(site)),
    ...(earlier !== undefined && laterBuilds.length > 0 ? [earlier] : []),
  ];
}

/** Whether the machine was as fast for one page as for the other, within a fifth. */
function areComparable(one: PageLoads, other: PageLoads): boolean {
  const speeds = [machineSpeed(one), machineSpeed(other)];
  return Math.min(...speeds) >= 0.8 * Math.max(...speeds);
}

function ratioCell(ours: PageLoads, time: TimeName, other: PageLoads | undefined): string {
  if (!other || other === ours) {
    return '';
  }
  if (!areComparable(ours, other)) {
    return 'machine changed';
  }
  const target = targetRatio(time, ours.page, other.site);
  const value = ratio(TIMES[time](ours), TIMES[time](other)) ?? '';
  return target === undefined ? value : `${value} (≤ ${target}×)`;
}

function ratioTable(loads: readonly PageLoads[]): string[] {
  const sites = comparedSites(loads);
  const rows = loads
    .filter(({ site }) => isOurs(site))
    .flatMap((ours) => {
      const others = sites.map((name) =>
        loads.find(({ site, page }) => site === name && (page === ours.page || !isOurs(name))),
      );
      return (Object.keys(TIMES) as TimeName[]).map((time) => [
        `${ours.site}: ${ours.page}, ${time}`,
        ...others.map((other) => ratioCell(ours, time, other)),
      ]);
    })
    .filter(([, ...cells]) => cells.some(Boolean));
  return rows.length > 0 ? [markdownTable(['relative to', ...sites], rows)] : [];
}

/**
 * The table of all loaded pages, medians with applied throttling, and the table of our times relative
 * to those of the other sites, with the targets in parentheses.
 *
 * @returns One table if there is no other site, none if nothing was loaded.
 */
export function loadTables(loads: readonly PageLoads[]): string[] {
  return loads.length > 0 ? [loadTable(loads), ...ratioTable(loads)] : [];
}
