import type { Browser } from '@playwright/test';
import { runLighthouse } from '../lighthouse/run-lighthouse';
import type { LighthouseFigures } from '../lighthouse/figures';
import { pageBytes } from './page-bytes';
import type { PageBytes } from './page-bytes';
import { visit } from './visit';
import type { Vitals } from './vitals';

/** All measurements of one page. */
export interface PageFigures {
  bytes: PageBytes;
  vitals: Vitals;
  /** `null` if Lighthouse was skipped. */
  lighthouse: LighthouseFigures | null;
}

/**
 * Measures a served page.
 *
 * @param browser - A running browser.
 * @param url - URL of the page.
 * @param lighthouseRuns - Number of runs, 0 for none; the median counts.
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
