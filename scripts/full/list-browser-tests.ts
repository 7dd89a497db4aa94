import { spawnSync } from 'node:child_process';
import { ROOT } from '../root';
import type { PlaywrightReport } from '../test-report/totals';
import { reportedTests } from './browser-test';
import type { BrowserTest } from './browser-test';

/** Room for the list of some thousand tests, in bytes. */
const MAX_OUTPUT = 256 * 1024 * 1024;

/**
 * Asks Playwright for the browser tests of a full run, in the order in which they run.
 *
 * @param env - Environment variables, besides those of this process, that the run will have.
 * @throws If a test file does not load, or if a title contains what separates titles in a list.
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
