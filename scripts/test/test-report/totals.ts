import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../shared/root';
import { BUILT_REPORT, PLAYWRIGHT_REPORT, UNIT_REPORT } from './files';

/** Numbers of tests by result. */
export interface Totals {
  passed: number;
  failed: number;
  skipped: number;
}

/** The parts of a `jest --json` report that are used here. */
interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numRuntimeErrorTestSuites: number;
}

/** The parts of a report by Playwright's `json` reporter that are used here. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  /** Errors outside tests, for example in a file that doesn't load. */
  errors: readonly unknown[];
}

/** Totals of a report. A file that doesn't run, and an error outside tests, count as a failure. */
export function totalsOf(report: JestReport | PlaywrightReport): Totals {
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected + flaky, failed: unexpected + report.errors.length, skipped };
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

const REPORTS = [UNIT_REPORT, BUILT_REPORT, PLAYWRIGHT_REPORT];

/** Deletes reports of earlier runs, so they can't be read as results of this run. */
export function removeReports(): void {
  REPORTS.forEach((file) => rmSync(path.join(ROOT, file), { force: true }));
}

function readTotals(file: string): Totals | undefined {
  try {
    return totalsOf(JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return undefined;
    }
    throw new Error(`${file} is not valid JSON. Run the tests again to replace it.`, {
      cause: error,
    });
  }
}

/**
 * The sum of the totals in reports.
 *
 * @param files - Their files; those that don't exist count as nothing.
 * @throws If a report isn't valid JSON.
 */
export function sumTotals(files: readonly string[] = REPORTS): Totals {
  const sum: Totals = { passed: 0, failed: 0, skipped: 0 };
  for (const totals of files.map(readTotals)) {
    sum.passed += totals?.passed ?? 0;
    sum.failed += totals?.failed ?? 0;
    sum.skipped += totals?.skipped ?? 0;
  }
  return sum;
}
