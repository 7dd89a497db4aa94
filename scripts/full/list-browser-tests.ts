import { spawnSync } from 'node:child_process';
import { ROOT } from '../root';
import type { PlaywrightReport } from '../test-report/totals';
import { reportedTests } from './browser-test';
import type { BrowserTest } from './browser-test';

/** Buffer size for a list of several thousand tests, in bytes. */
const MAX_OUTPUT = 256 * 1024 * 1024;

/**
 * Lists the browser tests of a full run with Playwright, in the order in which they run.
 *
 * @param env - Environment variables of the run, in addition to those of this process.
 * @throws If a test file doesn't load, or if a title contains the separator of Playwright's lists.
 */
export function listBrowserTests(env: Readonly<Record<string, string>>): BrowserTest[] {
  const { stdout, stderr } = spawnSync(
    'npx',
    ['--no-install', 'playwright', 'test', '--list', '--reporter=json'],
    { cwd: ROOT, encoding: 'utf8', maxBuffer: MAX_OUTPUT, env: { ...process.env, ...env } },
  );
  let report: PlaywrightReport;
  try {
    report = JSON.parse(stdout);
  } catch {
    throw new Error(`Playwright did not list its tests: ${stderr || stdout}`);
  }
  if (report.errors.length > 0) {
    throw new Error(report.errors.map(({ message }) => message).join('\n'));
  }
  const tests = reportedTests(report.suites);
  const unusable = tests.find(({ titles }) => titles.some((title) => title.includes('›')));
  if (unusable) {
    throw new Error(
      `e2e/${unusable.file}: the title "${unusable.titles.join(' ')}" contains "›", which separates titles in Playwright's test lists. Reword it.`,
    );
  }
  return tests;
}
