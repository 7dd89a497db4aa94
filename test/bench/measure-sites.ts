import type { Browser } from '@playwright/test';
import { measureDemos } from './demo/measure-demos';
import { measureInp } from './interaction/measure-inp';
import { measurePages } from './page/measure-pages';
import type { PageFigures } from './page/measure-pages';
import { measurePageChange } from './page-change/measure-page-change';
import type { BenchOptions } from './options';
import { PAGE_CHANGES } from './pages';
import type { BenchPage } from './pages';
import { PLAIN_PATHS } from './plain-site/plain-paths';
import { measureSearch } from './search/measure-search';
import type { SearchTimes } from './search/measure-search';
import { readQueries } from './search/queries';
import type { BenchResults, PageChangeResult, Pair } from './results';

const SLOWDOWNS = [1, 4];

async function measurePageChanges(
  browser: Browser,
  urls: Pair<string>,
  runs: number,
): Promise<PageChangeResult[]> {
  const results: PageChangeResult[] = [];
  for (const { label, ...changes } of PAGE_CHANGES) {
    for (const slowdown of SLOWDOWNS) {
      const at = (site: keyof Pair<string>) => {
        const { from, href } = changes[site];
        return { from: urls[site] + from, href, slowdown };
      };
      console.error(`Measuring: page change ${label}, CPU ${slowdown}× slower`);
      const both = { ours: at('ours'), plain: at('plain') };
      results.push({ label, slowdown, ...(await measurePageChange(browser, both, runs)) });
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
  options: BenchOptions,
): Promise<
  Pick<BenchResults, 'pages' | 'plainPages' | 'pageChanges' | 'demoTimes'> & {
    times: SearchTimes[];
  }
> {
  const plainNames = [...new Set(pages.map(({ plain }) => plain))];
  const figures = await measurePages(
    browser,
    [
      // With a trailing slash, which the plain site's links lack: each would cost a redirect.
      ...plainNames.map((name) => urls.plain + PLAIN_PATHS[name].replace(/\/?$/, '/')),
      ...pages.map(({ path }) => urls.ours + path),
    ],
    options,
  );
  const plainPages = Object.fromEntries(plainNames.map((name, index) => [name, figures[index]]));
  const measured = pages.map((page, index) => ({
    ...page,
    figures: figures[plainNames.length + index] as PageFigures,
  }));
  const pageChanges = await measurePageChanges(browser, urls, options.visitRuns);
  const demoTimes = [
    ...(await measureDemos(browser, urls.ours, options.visitRuns)),
    ...(await measureInp(browser, urls.ours, options.visitRuns)),
  ];
  console.error('Measuring: searches');
  const times = await measureSearch(browser, urls.ours, readQueries(), SLOWDOWNS);
  return { pages: measured, plainPages, pageChanges, demoTimes, times };
}
