import type { Browser } from '@playwright/test';
import type { PageDemo } from '../../../plugins/content/demos/page-demos';
import { demoInputs } from '../../../plugins/content/evidence/demo-inputs';
import type { EvidencePage } from '../../../plugins/content/evidence/evidence-pages';
import type { Evidence } from '../../../src/page/evidence/types';
import { ROOT } from '../../shared/root';
import { checkDemo } from './check-demo';
import type { CheckedDemo, Run } from './check-demo';
import { DemoWindow } from './demo-window';
import { pageEvidence, writeEvidence } from './write-evidence';

/** One per core of the machines that check all demos. */
const TABS = 2;

/** The demos of a page to check, and their results so far. */
export interface PageWork {
  page: EvidencePage;
  known: Evidence | undefined;
  demos: PageDemo[];
  checked: Map<string, CheckedDemo>;
  /** Demos that aren't finished, also those that couldn't be checked. */
  open: number;
}

/** The demos of a page that changed since their last check. */
export function workOf(page: EvidencePage, known: Evidence | undefined, force: boolean): PageWork {
  const hashes = new Map(known?.demos.map(({ name, inputs }) => [name, inputs] as const));
  const demos = page.demos.filter(
    (demo) => force || hashes.get(demo.name) !== demoInputs(ROOT, demo, page).hash,
  );
  return { page, known, demos, checked: new Map(), open: demos.length };
}

const finish = ({ page, known, checked }: PageWork) =>
  writeEvidence(ROOT, pageEvidence(ROOT, page, known, checked));

/**
 * Checks demos in several tabs, and writes the evidence of a page when its last demo is finished.
 *
 * @param url - Address of the site without a trailing slash.
 * @returns A message for each demo that couldn't be checked.
 */
export async function checkAll(
  work: readonly PageWork[],
  browser: Browser,
  url: string,
  run: Run,
): Promise<string[]> {
  const failed: string[] = [];
  const jobs = work.flatMap((of) => of.demos.map((demo) => ({ of, demo })));
  let next = 0;
  const start = performance.now();
  const checkInTab = async () => {
    const context = await browser.newContext();
    let tab = await DemoWindow.create(await context.newPage(), url);
    for (let job = jobs[next++]; job; job = jobs[next++]) {
      const { of, demo } = job;
      try {
        of.checked.set(demo.name, await checkDemo(tab, of.page, demo, run));
      } catch (error) {
        failed.push(`${of.page.page} ${demo.name}: ${(error as Error).message}`);
        // The tab may show half of a demo.
        await tab.page.close();
        tab = await DemoWindow.create(await context.newPage(), url);
      }
      of.open -= 1;
      if (of.open === 0) {
        await finish(of);
        const seconds = ((performance.now() - start) / 1000).toFixed(0);
        console.log(
          `${of.page.page}: ${of.demos.length} demos (${next} of ${jobs.length}, ${seconds} s)`,
        );
      }
    }
    await context.close();
  };
  await Promise.all(Array.from({ length: TABS }, checkInTab));
  return failed;
}
