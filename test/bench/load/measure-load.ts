import { routesOfPages } from '../../../scripts/serve/routes';
import type { BenchOptions } from '../options';
import { benchPages } from '../pages';
import { PLAIN_PATHS } from '../plain-site/plain-paths';
import { serveSites } from '../serve-and-browse';
import { simulatedScore, visitTwice } from './load-times';
import type { LoadTimes } from './load-times';
import { isOurs } from './sites';
import type { LoadSite } from './sites';
import { hasTargets } from './targets';

/** All loads of a page. */
export interface PageLoads {
  /** Name of the site. */
  site: string;
  /** Label of the page. */
  page: string;
  first: LoadTimes[];
  repeat: LoadTimes[];
  /** Lighthouse's score with simulated throttling, of one load. */
  simulatedScore: number;
}

interface LoadPage {
  label: string;
  /** Path with a trailing slash, without which a site may redirect. */
  path: string;
}

interface LoadTurn extends LoadPage {
  site: string;
  url: string;
}

/** The plain site and Starlight have the same texts at the same paths. */
const DOCS_PAGE: readonly LoadPage[] = [{ label: 'docs page', path: `${PLAIN_PATHS.docsPage}/` }];

function pagesOf({ name, dir }: LoadSite, fewPages: boolean): readonly LoadPage[] {
  if (!isOurs(name)) {
    return DOCS_PAGE;
  }
  return benchPages(routesOfPages(dir), fewPages).filter(({ label }) => hasTargets(label));
}

/** Each site's first page, then each site's second page, and so on. */
function inTurns(pages: readonly (readonly LoadTurn[])[]): LoadTurn[] {
  const most = Math.max(...pages.map(({ length }) => length));
  return Array.from({ length: most }, (_, index) =>
    pages.flatMap((ofSite) => ofSite.slice(index, index + 1)),
  ).flat();
}

/**
 * Loads pages of several sites with applied throttling. All sites have the same server, and
 * their loads alternate, so other work on the machine affects all of them.
 *
 * @param sites - The built sites.
 * @throws If a folder contains no site, or a page can't be measured.
 */
export function measureLoad(
  sites: readonly LoadSite[],
  { lighthouseRuns, fewPages }: Pick<BenchOptions, 'lighthouseRuns' | 'fewPages'>,
): Promise<PageLoads[]> {
  return serveSites(
    sites.map(({ dir }) => dir),
    async (urls) => {
      const turns = inTurns(
        sites.map((site, index) =>
          pagesOf(site, fewPages).map((page) => ({
            ...page,
            site: site.name,
            url: `${urls[index]}${page.path}`,
          })),
        ),
      );
      const loads: PageLoads[] = [];
      for (const { site, label, url } of turns) {
        console.error(`Measuring: ${site}, ${label}, simulated score`);
        const score = await simulatedScore(url);
        loads.push({ site, page: label, first: [], repeat: [], simulatedScore: score });
      }
      for (let run = 1; run <= lighthouseRuns; run += 1) {
        for (const [index, { site, label, url }] of turns.entries()) {
          const { first, repeat } = await visitTwice(url);
          const [lcp, tti] = [Math.round(first.lcpMs), Math.round(first.ttiMs)];
          console.error(
            `Measured: ${site}, ${label}, ${run} of ${lighthouseRuns}, LCP ${lcp}, TTI ${tti} ms`,
          );
          loads[index]?.first.push(first);
          loads[index]?.repeat.push(repeat);
        }
      }
      return loads;
    },
  );
}
