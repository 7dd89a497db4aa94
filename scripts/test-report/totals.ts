import type { ReportedSuite } from './reported-suite';

/** How many tests ended how. */
export interface Totals {
  passed: number;
  failed: number;
  skipped: number;
}

/** What is read of the report that `jest --json` writes. */
export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numRuntimeErrorTestSuites: number;
}

/** What is read of the report that Playwright's `json` reporter writes. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  /** Errors outside of a test, such as in a file that does not load. */
  errors: readonly { message?: string }[];
  /** The tests, by file. */
  suites: readonly ReportedSuite[];
}

/** Totals of a Jest run; a file that cannot run counts as one failure. */
export function jestTotals(report: JestReport): Totals {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Totals of a Playwright run; an error outside of a test counts as one failure. */
export function playwrightTotals({ stats, errors }: PlaywrightReport): Totals {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

/** The sum of several totals. */
export function sumTotals(all: readonly Totals[]): Totals {
  return all.reduce(
    (sum, totals) => ({
      passed: sum.passed + totals.passed,
      failed: sum.failed + totals.failed,
      skipped: sum.skipped + totals.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}
