import type { PageFigures } from '../page/measure-pages';
import type { BenchResults } from '../results';
import { cellsOf } from './cells-of';
import { offlineTable } from './offline-table';
import { pageTable } from './page-table';
import { demoTable } from './demo-table';
import { indexTable, searchTable } from './search-tables';
import { siteTable } from './site-table';
import { versionsTable } from './versions-table';

const MIB = 2 ** 20;

function figures(js: number): PageFigures {
  return {
    bytes: { html: 1, js, islandJs: 0, prefetchJs: 0, css: 0, font: 0, requests: 5 },
    vitals: { lcpMs: 100, cls: 0 },
    slowLcpMs: 4_000,
    lighthouse: null,
  };
}

const RESULTS: BenchResults = {
  date: '2000-01-01',
  docusaurus: '3.10.2',
  machine: 'a machine',
  pages: [
    { label: 'text page', path: '/a/', plain: 'docsPage', quick: true, figures: figures(150_000) },
  ],
  plainPages: { docsPage: figures(200_000) },
  loads: [],
  pageChanges: [{ label: 'to a page', slowdown: 4, ours: 80, plain: 100 }],
  demoTimes: [{ label: 'near', goal: 200, time: 150.4 }],
  versions: null,
  search: {
    indexes: [{ label: 'A 1.0.0', records: 50, bytes: 20_000, gzipBytes: 4_000 }],
    times: [{ slowdown: 4, queries: 9, median: 20.4, p95: 40, longest: 60, work: 5 }],
  },
  offline: [{ label: 'A 1.0.0', pages: 3, files: 20, bytes: 1_234_567 }],
  weights: {
    ours: { pages: 40, outputBytes: 30 * MIB, pageJsBytes: 150_000, mainJsBytes: 90_000 },
    plain: { pages: 40, outputBytes: 10 * MIB, pageJsBytes: 200_000, mainJsBytes: 180_000 },
  },
  builds: { ours: { pages: 40, wallSeconds: 30, cpuSeconds: 20, peakBytes: null }, plain: null },
};

describe('pageTable', () => {
  const table = pageTable(RESULTS);

  it('shows figures of plain pages, and ours with a ratio', () => {
    expect(cellsOf(table, '')).toEqual(['plain: docs page', 'text page']);
    expect(cellsOf(table, 'JS of the page')).toEqual(['200.0 kB', '150.0 kB (0.75×)']);
  });

  it('has no ratio for shifts or without a figure of the plain page', () => {
    expect(cellsOf(table, 'fonts')).toEqual(['0.0 kB', '0.0 kB']);
    expect(cellsOf(table, 'CLS')).toEqual(['0.000', '0.000']);
  });

  it('marks missing figures', () => {
    expect(cellsOf(table, 'Lighthouse: performance, simulated')).toEqual([
      'not measured',
      'not measured',
    ]);
  });
});

describe('siteTable', () => {
  const table = siteTable(RESULTS);

  it('shows both sites side by side', () => {
    expect(cellsOf(table, 'page change to a page, click to painted, CPU 4× slower')).toEqual([
      '80 ms',
      '100 ms',
      '0.80×',
    ]);
  });

  it('shows the size of both sites', () => {
    expect(cellsOf(table, 'files of the output')).toEqual(['30 MiB', '10 MiB', '3.00×']);
    expect(cellsOf(table, 'main bundle and runtime')).toEqual(['90.0 kB', '180.0 kB', '0.50×']);
  });

  it('shows pages per CPU-second, and marks missing figures', () => {
    expect(cellsOf(table, 'build, cold: pages per CPU-second')?.slice(0, 2)).toEqual([
      '2.0',
      'not measured',
    ]);
    expect(cellsOf(table, 'build, cold: peak memory')?.[0]).toBe('not measured');
  });
});

describe('demoTable', () => {
  it('shows each measurement next to its goal', () => {
    expect(cellsOf(demoTable(RESULTS), 'near')).toEqual(['150 ms', '< 200 ms']);
  });
});

describe('versionsTable', () => {
  const build = (pages: number, outputBytes: number, pageJsBytes: number, cpuSeconds: number) => ({
    ...{ pages, outputBytes, pageJsBytes, cpuSeconds },
    mainJsBytes: pageJsBytes / 2,
    wallSeconds: 20,
    peakBytes: null,
  });
  const current = build(100, 30 * 2 ** 20, 150_000, 40);
  const withArchives = build(160, 50 * 2 ** 20, 150_200, 50);

  it('divides the difference by the number of archived versions', () => {
    const [table = ''] = versionsTable({ versions: { archives: 2, current, withArchives } });
    expect(cellsOf(table, 'pages')).toEqual(['100', '160', '30']);
    expect(cellsOf(table, 'files of the output')).toEqual(['30 MiB', '50 MiB', '10 MiB']);
    expect(cellsOf(table, 'JS of a current text page')?.[2]).toBe('0.1 kB');
    expect(cellsOf(table, 'build, cold: CPU time')?.[2]).toBe('5.0 s');
    expect(cellsOf(table, 'main bundle and runtime')?.[2]).toBe('0.1 kB');
    expect(cellsOf(table, 'build, cold: peak memory')?.[2]).toBe('not measured');
  });

  it('is empty if there is nothing to compare', () => {
    expect(versionsTable({ versions: null })).toEqual([]);
    expect(versionsTable({ versions: { archives: 0, current, withArchives: current } })).toEqual(
      [],
    );
  });
});

describe('searchTable and indexTable', () => {
  it('show each data file, and times for each CPU throttling factor', () => {
    expect(cellsOf(indexTable(RESULTS.search), 'A 1.0.0')).toEqual(['50', '20.0 kB', '4.0 kB']);
    expect(cellsOf(searchTable(RESULTS.search), 'CPU 4× slower')).toEqual([
      ...['9', '20 ms', '40 ms', '60 ms', '5 ms'],
    ]);
  });
});

describe('offlineTable', () => {
  it('shows the size from the panel', () => {
    expect(cellsOf(offlineTable(RESULTS), 'A 1.0.0')).toEqual(['3', '20', '1.2 MB']);
  });
});
