/** What a site makes electricity from. */
export type Source = 'wind' | 'solar' | 'hydro';

/** Whether a site delivers. */
export type SiteState = 'running' | 'reduced' | 'stopped';

/** A place that generates electricity. */
export interface Site {
  id: string;
  name: string;
  region: string;
  source: Source;
  state: SiteState;
  /** Rated power in kilowatts. */
  capacity: number;
  /** First month with figures, as `YYYY-MM`. */
  since: string;
}

/** Name and color of each source. The colors are those of the theme. */
export const SOURCES: Record<Source, { label: string; color: 'primary' | 'secondary' | 'info' }> = {
  wind: { label: 'Wind', color: 'info' },
  solar: { label: 'Solar', color: 'secondary' },
  hydro: { label: 'Hydro', color: 'primary' },
};

/** First and last month with figures. */
export const FIRST_MONTH = '2025-01';
export const LAST_MONTH = '2026-05';

/** Share of the output that members use in a normal month, and what they pay for it. */
export const DEMAND_PER_CAPACITY = 0.27;
export const EUROS_PER_KWH = 0.14;

export const SITES: readonly Site[] = [
  site('headland', 'Headland', 'Coast', 'wind', 'running', 2300, '2025-01'),
  site('salt-marsh', 'Salt Marsh', 'Coast', 'wind', 'reduced', 1800, '2025-01'),
  site('harbor-roofs', 'Harbor Roofs', 'Coast', 'solar', 'running', 640, '2025-04'),
  site('mill-weir', 'Mill Weir', 'Valley', 'hydro', 'running', 410, '2025-01'),
  site('lower-lock', 'Lower Lock', 'Valley', 'hydro', 'stopped', 260, '2025-01'),
  site('orchard-field', 'Orchard Field', 'Valley', 'solar', 'running', 1500, '2025-01'),
  site('school-roofs', 'School Roofs', 'Valley', 'solar', 'running', 380, '2025-09'),
  site('long-ridge', 'Long Ridge', 'Uplands', 'wind', 'running', 3000, '2025-01'),
  site('quarry-field', 'Quarry Field', 'Uplands', 'solar', 'reduced', 2100, '2026-02'),
];

function site(
  id: string,
  name: string,
  region: string,
  source: Source,
  state: SiteState,
  capacity: number,
  since: string,
): Site {
  return { id, name, region, source, state, capacity, since };
}

/** Typical output of each month as a share of the capacity, January to December. */
const YEAR: Record<Source, readonly number[]> = {
  wind: [0.42, 0.4, 0.36, 0.3, 0.25, 0.22, 0.2, 0.22, 0.28, 0.34, 0.4, 0.43],
  solar: [0.04, 0.07, 0.12, 0.16, 0.2, 0.22, 0.22, 0.19, 0.14, 0.09, 0.05, 0.03],
  hydro: [0.62, 0.6, 0.66, 0.7, 0.58, 0.44, 0.36, 0.32, 0.38, 0.48, 0.58, 0.62],
};

/** How much the weather changes the output from day to day. */
const SPREAD: Record<Source, number> = { wind: 1.3, solar: 0.9, hydro: 0.2 };

/** A number from 0 to 1 that is always the same for the same text. */
function chance(text: string): number {
  let hash = 2166136261;
  for (const character of text) {
    hash = Math.imul(hash ^ character.charCodeAt(0), 16777619);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  return ((hash ^ (hash >>> 13)) >>> 0) / 4294967296;
}

/** Kilowatt-hours that a site generated on a day. Replace this with the readings of your meters. */
export function dailyOutput({ id, source, state, capacity }: Site, month: string, day: number) {
  const typical = YEAR[source][Number(month.slice(5)) - 1]!;
  // Sites of one source share most of the weather.
  const weather =
    0.75 * chance(`${source} ${month} ${day}`) + 0.25 * chance(`${id} ${month} ${day}`);
  const share = typical * (1 + SPREAD[source] * (weather - 0.5));
  const hours = month !== LAST_MONTH || state === 'running' ? 24 : state === 'reduced' ? 14 : 0;
  // A stopped site ran until the ninth.
  const hoursRunning = state === 'stopped' && month === LAST_MONTH && day < 10 ? 24 : hours;
  return Math.round(capacity * share * hoursRunning);
}
