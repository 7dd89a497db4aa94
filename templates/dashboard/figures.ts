import { dailyOutput, DEMAND_PER_CAPACITY, EUROS_PER_KWH, SITES } from './data';
import type { Site, Source } from './data';

/** The sites below an item of the tree: all of them, a region's, or one. */
export function sitesBelow(place: string): Site[] {
  if (place === 'all') return [...SITES];
  return SITES.filter(({ id, region }) => id === place || region === place);
}

/** Number of days in a month, given as `YYYY-MM`. */
function daysIn(month: string): number {
  return new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
}

/** The month before, as `YYYY-MM`. */
export function monthBefore(month: string): string {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5))];
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** A row of the table: a site with its figures for the month. */
export interface SiteMonth extends Site {
  /** Kilowatt-hours. */
  output: number;
  /** Output as a share of what the site could generate at most, from 0 to 1. */
  utilization: number;
}

/** The figures of several sites in one month. All energy is in kilowatt-hours. */
export interface MonthFigures {
  days: number[];
  /** By day, for the sources that the sites have. */
  outputBySource: Partial<Record<Source, number[]>>;
  outputByDay: number[];
  demandByDay: number[];
  output: number;
  /** Share of the demand that the output of the same day covers, from 0 to 1. */
  coverage: number;
  euros: number;
  utilization: number;
  rows: SiteMonth[];
}

/** The figures of a month, or `null` if none of the sites delivered yet. */
export function figuresOf(sites: readonly Site[], month: string): MonthFigures | null {
  const active = sites.filter(({ since }) => since <= month);
  if (active.length === 0) return null;
  const days = Array.from({ length: daysIn(month) }, (_, index) => index + 1);
  const outputBySource: Partial<Record<Source, number[]>> = {};
  const rows = active.map((site): SiteMonth => {
    const daily = days.map((day) => dailyOutput(site, month, day));
    const added = outputBySource[site.source];
    outputBySource[site.source] = daily.map((value, index) => value + (added?.[index] ?? 0));
    const output = sum(daily);
    return { ...site, output, utilization: output / (site.capacity * 24 * days.length) };
  });
  const outputByDay = days.map((_, index) =>
    sum(Object.values(outputBySource).map((values) => values[index]!)),
  );
  const capacity = sum(active.map((site) => site.capacity));
  const demandByDay = days.map((day) => Math.round(capacity * 24 * demandShare(month, day)));
  const output = sum(outputByDay);
  const covered = sum(outputByDay.map((value, index) => Math.min(value, demandByDay[index]!)));
  return {
    days,
    outputBySource,
    outputByDay,
    demandByDay,
    output,
    coverage: covered / sum(demandByDay),
    euros: output * EUROS_PER_KWH,
    utilization: output / (capacity * 24 * days.length),
    rows,
  };
}

/** Members use more in winter and less on two days of the week. */
function demandShare(month: string, day: number): number {
  const winter = [0.05, 0.04, 0.02, 0, -0.03, -0.05, -0.05, -0.05, -0.02, 0.01, 0.03, 0.05];
  const weekday = new Date(`${month}-${String(day).padStart(2, '0')}T00:00:00Z`).getUTCDay();
  const atRest = weekday === 0 || weekday === 6 ? 0.025 : 0;
  return DEMAND_PER_CAPACITY + winter[Number(month.slice(5)) - 1]! - atRest;
}
