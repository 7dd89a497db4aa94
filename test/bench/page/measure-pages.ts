import type { Browser } from '@playwright/test';
import type { Result } from 'lighthouse';
import { lighthouseFigures } from '../lighthouse/figures';
import type { LighthouseFigures } from '../lighthouse/figures';
import { runLighthouse } from '../lighthouse/run-lighthouse';
import type { BenchOptions } from '../options';
import { median } from '../statistics';
import { pageBytes } from './page-bytes';
import type { PageBytes } from './page-bytes';
import { visit } from './visit';
import type { Visit } from './visit';
import type { Vitals } from './vitals';

/** All measurements of one page. */
export interface PageFigures {
  bytes: PageBytes;
  /** Medians of several visits. */
  vitals: Pick<Vitals, 'lcpMs' | 'cls'>;
  /** LCP on a slow network, of one visit. */
  slowLcpMs: number;
  /** `null` if Lighthouse was skipped. */
  lighthouse: LighthouseFigures | null;
}

/** Runs a measurement of every page, then the next round, so that all meet the same load. */
async function inRounds<T>(
  urls: readonly string[],
  rounds: number,
  measure: (url: string) => Promise<T>,
): Promise<T[][]> {
  const results = urls.map((): T[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, url] of urls.entries()) {
      results[index]?.push(await measure(url));
    }
  }
  return results;
}

/** A slow mobile connection: 25 kB/s, 300 ms from request to response. */
const SLOW_NETWORK = { downloadThroughput: 25_000, uploadThroughput: 25_000, latency: 300 };

function medianVitals(visits: readonly Visit[]): PageFigures['vitals'] {
  return {
    lcpMs: median(visits.map(({ vitals }) => vitals.lcpMs)),
    cls: median(visits.map(({ vitals }) => vitals.cls)),
  };
}

/**
 * Measures served pages.
 *
 * @param browser - A running browser.
 * @param urls - URLs of the pages.
 * @returns The figures of each page, in the same order.
 */
export async function measurePages(
  browser: Browser,
  urls: readonly string[],
  { lighthouseRuns, visitRuns }: Pick<BenchOptions, 'lighthouseRuns' | 'visitRuns'>,
): Promise<PageFigures[]> {
  console.error(`Measuring: ${urls.length} pages`);
  const blind = await inRounds(urls, 1, (url) => visit(browser, url, { blind: true }));
  const visits = await inRounds(urls, visitRuns, (url) => visit(browser, url));
  const slow = await inRounds(urls, 1, (url) => visit(browser, url, { network: SLOW_NETWORK }));
  const reports = await inRounds<Result>(urls, lighthouseRuns, (url) => runLighthouse(url));
  return urls.map((url, index) => {
    const [unseen] = blind[index] ?? [];
    const [slowVisit] = slow[index] ?? [];
    const [seen, ...others] = visits[index] ?? [];
    const results = reports[index] ?? [];
    if (!unseen || !seen || !slowVisit) {
      throw new Error(`${url} was not visited.`);
    }
    return {
      bytes: pageBytes(seen.transfers, unseen.transfers),
      vitals: medianVitals([seen, ...others]),
      slowLcpMs: slowVisit.vitals.lcpMs,
      lighthouse: results.length > 0 ? lighthouseFigures(results) : null,
    };
  });
}
