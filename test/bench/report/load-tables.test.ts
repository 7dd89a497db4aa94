import type { LoadTimes } from '../load/load-times';
import type { PageLoads } from '../load/measure-load';
import { cellsOf } from './cells-of';
import { loadTables } from './load-tables';

function times(lcpMs: number): LoadTimes {
  return { fcpMs: lcpMs - 1, lcpMs, ttiMs: 2 * lcpMs, tbtMs: 50, cls: 0, machineSpeed: 1_500 };
}

function loads(site: string, page: string, lcpMs: number): PageLoads {
  return {
    site,
    page,
    first: [9_000, lcpMs, 1].map(times),
    repeat: [times(lcpMs / 2)],
    simulatedScore: 97,
  };
}

const LOADS = [
  loads('before', 'text page', 1_000),
  loads('after', 'text page', 600),
  loads('plain', 'docs page', 2_000),
  loads('starlight', 'docs page', 1_500),
  loads('before', 'component page', 1_200),
  loads('after', 'component page', 900),
];

describe('loadTables', () => {
  const [table = '', ratios = ''] = loadTables(LOADS);

  it('shows medians of first and repeat visits', () => {
    expect(cellsOf(table, 'before: text page')).toEqual([
      ...['999 ms', '1000 ms', '2000 ms', '50 ms', '0.000'],
      ...['499 ms', '500 ms', '1000 ms', '50 ms'],
      ...['1500', '97'],
    ]);
  });

  it('compares each page of ours with the other sites and the same page of the first build', () => {
    expect(cellsOf(ratios, 'relative to')).toEqual(['plain', 'starlight', 'before']);
    expect(cellsOf(ratios, 'after: text page, LCP')).toEqual([
      ...['0.30× (≤ 0.65×)', '0.40× (≤ 1×)', '0.60×'],
    ]);
    expect(cellsOf(ratios, 'after: component page, TTI')).toEqual(['0.45×', '0.60×', '0.75×']);
    expect(cellsOf(ratios, 'after: component page, repeat TTI')?.[2]).toBe('0.75× (≤ 1.05×)');
  });

  it('does not compare the first build with itself', () => {
    expect(cellsOf(ratios, 'before: text page, LCP')?.[2]).toBe('');
    const [, onlyBuilds = ''] = loadTables(LOADS.filter(({ page }) => page !== 'docs page'));
    expect(cellsOf(onlyBuilds, 'relative to')).toEqual(['before']);
    expect(cellsOf(onlyBuilds, 'before: text page, LCP')).toBeUndefined();
  });

  it('does not compare pages between which the speed of the machine changed by more than a fifth', () => {
    const withSpeed = (each: PageLoads, machineSpeed: number): PageLoads => ({
      ...each,
      first: each.first.map((load) => ({ ...load, machineSpeed })),
    });
    const [, slower = ''] = loadTables(
      LOADS.map((each) => (each.site === 'plain' ? withSpeed(each, 1_190) : each)),
    );
    expect(cellsOf(slower, 'after: text page, LCP')).toEqual([
      ...['machine changed', '0.40× (≤ 1×)', '0.60×'],
    ]);
    const [, similar = ''] = loadTables(
      LOADS.map((each) => (each.site === 'plain' ? withSpeed(each, 1_210) : each)),
    );
    expect(cellsOf(similar, 'after: text page, LCP')?.[0]).toBe('0.30× (≤ 0.65×)');
  });

  it('has no column for the only build of ours', () => {
    const [, oneBuild = ''] = loadTables(LOADS.filter(({ site }) => site !== 'before'));
    expect(cellsOf(oneBuild, 'relative to')).toEqual(['plain', 'starlight']);
  });

  it('has no ratios without another site, and no table without loads', () => {
    expect(loadTables(LOADS.slice(0, 1))).toHaveLength(1);
    expect(loadTables([])).toEqual([]);
  });
});
