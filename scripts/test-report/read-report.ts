import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root';
import { JEST_REPORT, PLAYWRIGHT_REPORT } from './files';
import { jestTotals, playwrightTotals } from './totals';
import type { JestReport, PlaywrightReport, Totals } from './totals';

function readJson<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return undefined;
    }
    throw new Error(`${file} is no complete JSON. Run the tests again to write it anew.`, {
      cause: error,
    });
  }
}

/** Removes the reports of earlier runs, so that none of them is read as the result of this one. */
export function removeReports(): void {
  for (const file of [JEST_REPORT, PLAYWRIGHT_REPORT]) {
    rmSync(path.join(ROOT, file), { force: true });
  }
}

/**
 * Totals of the last Jest run, or `undefined` if it wrote no report.
 *
 * @throws If the report is not JSON.
 */
export function readJestTotals(): Totals | undefined {
  const report = readJson<JestReport>(JEST_REPORT);
  return report && jestTotals(report);
}

/**
 * Totals of the last Playwright run, or `undefined` if it wrote no report.
 *
 * @throws If the report is not JSON.
 */
export function readPlaywrightTotals(): Totals | undefined {
  const report = readJson<PlaywrightReport>(PLAYWRIGHT_REPORT);
  return report && playwrightTotals(report);
}
