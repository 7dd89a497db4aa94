import type { Browser } from '@playwright/test';
import type { PageDemo } from '../../plugins/content/demos/page-demos';
import { demoInputs } from '../../plugins/content/evidence/demo-inputs';
import { evidencePages } from '../../plugins/content/evidence/evidence-pages';
import type { EvidencePage } from '../../plugins/content/evidence/evidence-pages';
import { readEvidence } from '../../plugins/reference/accessibility-evidence';
import { PRODUCTS, archivesOf } from '../../src/foundation/products';
import type { Evidence } from '../../src/page/evidence/types';
import { runCommand } from '../shared/command/run-command';
import { SHARD } from '../shared/command/rules';
import type { CommandLine } from '../shared/command/types';
import { ROOT } from '../shared/root';
import { checkDemo } from './evidence/check-demo';
import type { CheckedDemo, Run } from './evidence/check-demo';
import { choosePages } from './evidence/choose-pages';
import { DemoWindow } from './evidence/demo-window';
import { pageEvidence, removeOrphans, writeEvidence } from './evidence/write-evidence';
import { withBuild } from './with-build';

/** One per core of the machines that run it. */
const TABS = 2;

const COMMAND = {
  name: 'npm run evidence',
  summary:
    'Checks the accessibility of the demos in `build/`, and writes the results to `a11y-data/`. Demos that are unchanged since their last check are skipped, so an interrupted run resumes.',
  options: {
    product: { type: 'string', multiple: true, value: 'id', help: 'Only this product' },
    page: {
      type: 'string',
      multiple: true,
      value: 'name',
      help: 'Only this page: the name of its file, such as chip, or its path',
    },
    shard: {
      type: 'string',
      value: 'i/n',
      default: '1/1',
      help: 'Only one of n parts of the pages',
      rule: SHARD,
    },
    force: { type: 'boolean', help: 'Check unchanged demos too' },
  },
  exitCodes: { 1: 'A demo could not be checked' },
} satisfies CommandLine;

/** The demos of a page to check, and their results so far. */
interface PageWork {
  page: EvidencePage;
  known: Evidence | undefined;
  demos: PageDemo[];
  checked: Map<string, CheckedDemo>;
  /** Demos that aren't finished, also those that couldn't be checked. */
  open: number;
}

/** The demos of a page that changed since their last check. */
function workOf(page: EvidencePage, known: Evidence | undefined, force: boolean): PageWork {
  const hashes = new Map(known?.demos.map(({ name, inputs }) => [name, inputs] as const));
  const demos = page.demos.filter(
    (demo) => force || hashes.get(demo.name) !== demoInputs(ROOT, demo, page).hash,
  );
  return { page, known, demos, checked: new Map(), open: demos.length };
}

const finish = ({ page, known, checked }: PageWork) =>
  writeEvidence(ROOT, pageEvidence(ROOT, page, known, checked));

/** Checks demos in several tabs, and writes a page when its last demo is finished. */
async function checkAll(work: readonly PageWork[], browser: Browser, url: string) {
  const run: Run = {
    date: new Date().toISOString().slice(0, 10),
    browser: `Chromium ${browser.version()}`,
  };
  const failed: string[] = [];
  const jobs = work.flatMap((of) => of.demos.map((demo) => ({ of, demo })));
  let next = 0;
  const start = performance.now();
  const checkInTab = async () => {
    const context = await browser.newContext();
    let window = await DemoWindow.create(await context.newPage(), url);
    for (let job = jobs[next++]; job; job = jobs[next++]) {
      const { of, demo } = job;
      try {
        of.checked.set(demo.name, await checkDemo(window, of.page, demo, run));
      } catch (error) {
        failed.push(`${of.page.page} ${demo.name}: ${(error as Error).message}`);
        // The tab may show half of a demo.
        await window.page.close();
        window = await DemoWindow.create(await context.newPage(), url);
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

runCommand(module, COMMAND, async ({ values }) => {
  const all = evidencePages(ROOT, PRODUCTS, archivesOf(PRODUCTS));
  const known = readEvidence(ROOT);
  removeOrphans(ROOT, all, known).forEach((file) => console.log(`${file}: deleted`));
  const { product: products, page: pages, shard, force } = values;
  const work = choosePages(all, { products, pages, shard }).map((page) =>
    workOf(
      page,
      known.find((one) => one.page === page.page),
      force,
    ),
  );
  const failed: string[] = [];
  await withBuild(async (browser, url) => {
    failed.push(...(await checkAll(work, browser, url)));
  });
  failed.forEach((message) => console.error(message));
  return failed.length > 0 ? 1 : 0;
});
