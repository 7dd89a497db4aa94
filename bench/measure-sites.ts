import type { Browser } from '@playwright/test';
import { measureDemos } from './demo/measure-demos';
import { measurePage } from './page/measure-page';
import type { PageFigures } from './page/measure-page';
import { measurePageChange } from './page-change/measure-page-change';
import type { BenchOptions } from './options';
import { PAGE_CHANGES } from './pages';
import type { BenchPage } from './pages';
import { PLAIN_PATHS } from './plain-site/plain-paths';
import { measureSearch } from './search/measure-search';
import type { SearchTimes } from './search/measure-search';
import { readQueries } from './search/queries';
import type { BenchResults, PageChangeResult, PageResult, Pair } from './results';

const SLOWDOWNS = [1, 4];

async function measurePageChanges(
  browser: Browser,
  urls: Pair<string>,
  runs: number,
): Promise<PageChangeResult[]> {
  const results: PageChangeResult[] = [];
  for (const { label, ...changes } of PAGE_CHANGES) {
    for (const slowdown of SLOWDOWNS) {
      const measure = (site: keyof Pair<string>) => {
        const { from, href } = changes[site];
        return measurePageChange(browser, { from: urls[site] + from, href, slowdown }, runs);
      };
      console.error(`Measuring: page change ${label}, CPU ${slowdown}× slower`);
      results.push({ label, slowdown, ours: await measure('ours'), plain: await measure('plain') });
    }
  }
  return results;
}

/**
 * Measures two sites that are being served, one thing at a time.
 *
 * @param browser - A running browser.
 * @param urls - URLs of the sites, without a trailing slash.
 * @param pages - The pages of our site; they determine the pages of the plain site.
 */
export async function measureSites(
  browser: Browser,
  urls: Pair<string>,
  pages: readonly BenchPage[],
  { lighthouseRuns, pageChangeRuns }: BenchOptions,
): Promise<
  Pick<BenchResults, 'pages' | 'plainPages' | 'pageChanges' | 'demoTimes'> & {
    times: SearchTimes[];
  }
> {
  const measure = (label: string, url: string): Promise<PageFigures> => {
    console.error(`Measuring: ${label}`);
    return measurePage(browser, url, lighthouseRuns);
  };
  const plainPages: BenchResults['plainPages'] = {};
  for (const name of new Set(pages.map(({ plain }) => plain))) {
    // With a trailing slash, which the plain site's links lack: each would cost a redirect.
    const path = PLAIN_PATHS[name].replace(/\/?$/, '/');
    plainPages[name] = await measure(`${name} of the plain site`, urls.plain + path);
  }
  const measured: PageResult[] = [];
  for (const page of pages) {
    measured.push({ ...page, figures: await measure(page.label, urls.ours + page.path) });
  }
  const pageChanges = await measurePageChanges(browser, urls, pageChangeRuns);
  const demoTimes = await measureDemos(browser, urls.ours, pageChangeRuns);
  console.error('Measuring: searches');
  const times = await measureSearch(browser, urls.ours, readQueries(), SLOWDOWNS);
  return { pages: measured, plainPages, pageChanges, demoTimes, times };
}
