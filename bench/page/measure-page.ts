import type { Browser } from '@playwright/test';
import { runLighthouse } from '../lighthouse/run-lighthouse';
import type { LighthouseFigures } from '../lighthouse/figures';
import { pageBytes } from './page-bytes';
import type { PageBytes } from './page-bytes';
import { visit } from './visit';
import type { Vitals } from './vitals';

/** Everything measured of one page. */
export interface PageFigures {
  bytes: PageBytes;
  vitals: Vitals;
  /** `null` when Lighthouse was not wanted. */
  lighthouse: LighthouseFigures | null;
}

/**
 * Measures a page that a server serves.
 *
 * @param browser - A browser that runs.
 * @param url - Address of the page.
 * @param lighthouseRuns - Runs of which the median counts, 0 for none.
 */
export async function measurePage(
  browser: Browser,
  url: string,
  lighthouseRuns: number,
): Promise<PageFigures> {
  const blind = await visit(browser, url, { blind: true });
  const seeing = await visit(browser, url);
  return {
    bytes: pageBytes(seeing.transfers, blind.transfers),
    vitals: seeing.vitals,
    lighthouse: lighthouseRuns > 0 ? await runLighthouse(url, lighthouseRuns) : null,
  };
}
