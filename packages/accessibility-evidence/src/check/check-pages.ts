import type { Browser } from 'playwright-core';
import { pageEvidence } from '../compare/page-evidence';
import type { CheckedDemo } from '../compare/page-evidence';
import type { Evidence } from '../types';
import { checkDemo } from './check-demo';
import type { Run } from './check-demo';
import { DemoWindow } from './demo-window';
import type { DemoToCheck, PageToCheck, SiteToCheck } from './page-to-check';

/** One per core of the machines that check all demos. */
const TABS = 2;

/** The demos of a page to check, and their results so far. */
interface PageWork {
  page: PageToCheck;
  known: Evidence | undefined;
  demos: readonly DemoToCheck[];
  checked: Map<string, CheckedDemo>;
  /** Demos that aren't finished, also those that couldn't be checked. */
  open: number;
}

/** A page with its evidence so far. */
export type PageWithEvidence<Page extends PageToCheck = PageToCheck> = readonly [
  page: Page,
  known: Evidence | undefined,
];

/** Today's date in UTC, and the name of the browser. */
export function runWith(browser: Pick<Browser, 'version'>): Run {
  const date = new Date().toISOString().slice(0, 10);
  return { date, browser: `Chromium ${browser.version()}` };
}

/** The demos of a page that changed since their last check. */
function workOf([page, known]: PageWithEvidence, force: boolean): PageWork {
  const hashes = new Map(known?.demos.map(({ name, inputs }) => [name, inputs] as const));
  const demos = page.demos.filter(({ name, inputs }) => force || hashes.get(name) !== inputs);
  return { page, known, demos, checked: new Map(), open: demos.length };
}

/**
 * Checks the demos of pages that changed since their last check, in several tabs.
 *
 * @param browser - A Chromium.
 * @param force - Whether to check all demos.
 * @param onPage - Receives the evidence of a page when its last demo is finished.
 * @returns A message for each demo that couldn't be checked.
 */
export async function checkPages(
  pages: readonly PageWithEvidence[],
  site: SiteToCheck,
  browser: Browser,
  force: boolean,
  onPage: (evidence: Evidence) => void,
): Promise<string[]> {
  const failed: string[] = [];
  const run = runWith(browser);
  const jobs = pages
    .map((one) => workOf(one, force))
    .flatMap((of) => of.demos.map((demo) => ({ of, demo })));
  let next = 0;
  let done = 0;
  const start = performance.now();
  const checkInTab = async () => {
    const context = await browser.newContext();
    let tab = await DemoWindow.create(await context.newPage(), site);
    for (let job = jobs[next++]; job; job = jobs[next++]) {
      const { of, demo } = job;
      try {
        of.checked.set(demo.name, await checkDemo(tab, demo, run, site.conditions));
      } catch (error) {
        failed.push(`${of.page.page} ${demo.name}: ${(error as Error).message}`);
        // The tab may show half of a demo.
        await tab.page.close();
        tab = await DemoWindow.create(await context.newPage(), site);
      }
      of.open -= 1;
      done += 1;
      if (of.open === 0) {
        onPage(pageEvidence(of.page, of.known, of.checked));
        const seconds = ((performance.now() - start) / 1000).toFixed(0);
        console.warn(
          `${of.page.page}: ${of.demos.length} demos (${done} of ${jobs.length}, ${seconds} s)`,
        );
      }
    }
    await context.close();
  };
  await Promise.all(Array.from({ length: Math.min(TABS, jobs.length) }, checkInTab));
  return failed;
}
