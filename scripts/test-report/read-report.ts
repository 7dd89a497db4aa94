import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root';
import { BUILT_REPORT, PLAYWRIGHT_REPORT, UNIT_REPORT } from './files';
import { jestTotals, playwrightTotals } from './totals';
import type { JestReport, PlaywrightReport, Totals } from './totals';

function readJson<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return undefined;
    }
    throw new Error(`${file} is not valid JSON. Run the tests again to replace it.`, {
      cause: error,
    });
  }
}

/** Deletes reports of earlier runs, so they can't be read as results of this run. */
export function removeReports(): void {
  for (const file of [UNIT_REPORT, BUILT_REPORT, PLAYWRIGHT_REPORT]) {
    rmSync(path.join(ROOT, file), { force: true });
  }
}

/**
 * Totals of the last run of a Jest project, or `undefined` if it wrote no report.
 *
 * @throws If the report isn't valid JSON.
 */
export function readJestTotals(file: typeof UNIT_REPORT | typeof BUILT_REPORT): Totals | undefined {
  const report = readJson<JestReport>(file);
  return report && jestTotals(report);
}

/**
 * Totals of the last Playwright run, or `undefined` if it wrote no report.
 *
 * @throws If the report isn't valid JSON.
 */
export function readPlaywrightTotals(): Totals | undefined {
  const report = readPlaywrightReport();
  return report && playwrightTotals(report);
}

/**
 * The report of the last Playwright run, or `undefined` if it wrote none.
 *
 * @throws If the report isn't valid JSON.
 */
export function readPlaywrightReport(): PlaywrightReport | undefined {
  return readJson<PlaywrightReport>(PLAYWRIGHT_REPORT);
}
