import path from 'node:path';
import { test } from '@playwright/test';
import { version } from '@playwright/test/package.json';
import { openResultStore } from '../../scripts/full/result-store';
import { BUILD_DIR, ROOT } from '../../scripts/root';

const store = openResultStore({
  dir: path.join(ROOT, '.cache/full'),
  buildDir: BUILD_DIR,
  supportDir: __dirname,
  playwrightVersion: version,
});

// Without FULL=1 a test runs whenever it is asked for.
const isFullRun = process.env.FULL === '1';

/** Reason of a skip, for `test.skip(alreadyPassed(__filename, route), PASSED_BEFORE)`. */
export const PASSED_BEFORE = 'passed before with the same inputs';

/**
 * Whether a test may be skipped: in a full run, when it passed before with the same inputs.
 *
 * @param testFile - The `__filename` of the test.
 * @param route - Path of the tested page, with trailing slash.
 */
export function alreadyPassed(testFile: string, route: string): boolean {
  return isFullRun && store.has(testFile, route);
}

/**
 * Keeps the result of a test, as its last statement. Does nothing if a soft assertion failed
 * before, and nothing outside of a full run.
 *
 * @param testFile - The `__filename` of the test.
 * @param route - Path of the tested page, with trailing slash.
 */
export function recordPass(testFile: string, route: string): void {
  if (isFullRun && test.info().errors.length === 0) {
    store.add(testFile, route);
  }
}
