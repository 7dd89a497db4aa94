import { readFileSync } from 'node:fs';
import {
  keyboardEvidence,
  pageEvidence,
  removeOrphans,
  rowTests,
  writeEvidence,
} from 'accessibility-evidence';
import type { Evidence, TestReport } from 'accessibility-evidence';
import { checkPages, lookOfDocument, startDemo } from 'accessibility-evidence/check';
import type { PageToCheck, SiteToCheck } from 'accessibility-evidence/check';
import * as playwright from 'playwright-core';
import type { Browser } from 'playwright-core';
import type { DemoList } from './read-list';

/** The engines that Playwright starts. */
export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;

type Engine = (typeof ENGINES)[number];

/** What to check, and where. */
export interface Checks {
  list: DemoList;
  pages: readonly PageToCheck[];
  /** The results of the same product and version. */
  known: readonly Evidence[];
  /** Folder of the results. */
  out: string;
  force: boolean;
  /** Program of the browser; Playwright's own by default. */
  browser?: string | undefined;
}

async function withBrowser<Result>(
  engine: Engine,
  executablePath: string | undefined,
  run: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const args = engine === 'chromium' ? ['--no-sandbox'] : [];
  const browser = await playwright[engine].launch({
    args,
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  return run(browser).finally(() => browser.close());
}

function siteOf({ site, conditions, ready, colorMode, partClass }: DemoList): SiteToCheck {
  return {
    url: new URL(site).origin,
    conditions,
    applyLook: lookOfDocument(colorMode),
    ...(ready === undefined ? {} : { ready }),
    ...(partClass === undefined ? {} : { partClass: new RegExp(partClass) }),
  };
}

const knownOf = (page: PageToCheck, known: readonly Evidence[]) =>
  known.find((one) => one.page === page.page);

/**
 * Checks demos in Chromium that changed since their last check, and removes the results of pages that
 * the list doesn't have any more.
 *
 * @returns A message for each demo that couldn't be checked.
 */
export function checkDemos({ list, pages, known, out, force, browser }: Checks): Promise<string[]> {
  removeOrphans(out, pages, known);
  const work = pages.map((page) => [page, knownOf(page, known)] as const);
  return withBrowser('chromium', browser, (started) =>
    checkPages(work, siteOf(list), started, force, (one) => writeEvidence(out, one)),
  );
}

/** Notes what goes wrong in a page, for `FAULTS`. */
const RECORDER = `window.recordedFaults = [];
addEventListener('error', ({ message }) => window.recordedFaults.push(String(message)));
addEventListener('unhandledrejection', ({ reason }) => window.recordedFaults.push(String(reason)));`;

const FAULTS = '[...window.recordedFaults]';

/**
 * Starts demos with evidence in an engine.
 *
 * @returns A message for each demo that doesn't run.
 */
export function startDemos(
  engine: Engine,
  { list, pages, known, out, browser }: Checks,
): Promise<string[]> {
  return withBrowser(engine, browser, async (started) => {
    const failed: string[] = [];
    const tab = await started.newPage();
    await tab.addInitScript(RECORDER);
    const engineTab = {
      navigate: (url: string) => tab.goto(url),
      evaluate: (expression: string) => tab.evaluate(expression),
    };
    for (const page of pages) {
      const current = pageEvidence(page, knownOf(page, known));
      for (const demo of page.demos) {
        const evidence = current.demos.find(({ name }) => name === demo.name);
        if (evidence) {
          const start = await startDemo(engineTab, siteOf(list), demo, FAULTS);
          evidence.engines[engine] = start;
          failed.push(...(start.ran ? [] : [`${page.page} ${demo.name}: ${start.error}`]));
        }
      }
      writeEvidence(out, current);
    }
    return failed;
  });
}

/**
 * Adds the results of tests that press keys, by the path of the page that they name.
 *
 * @param file - Playwright's JSON report.
 */
export function addKeyboard(file: string, { pages, known, out }: Checks): void {
  const tests = rowTests(JSON.parse(readFileSync(file, 'utf8')) as TestReport);
  const date = new Date().toISOString().slice(0, 10);
  for (const page of pages) {
    const current = pageEvidence(page, knownOf(page, known));
    const own = tests.filter((test) => test.file === page.page);
    writeEvidence(out, { ...current, keyboard: keyboardEvidence(page.rows, own, { date }) });
  }
}
