import type { ReportedSuite } from './reported-suite';

/** Numbers of tests by result. */
export interface Totals {
  passed: number;
  failed: number;
  skipped: number;
}

/** The parts of a `jest --json` report that are used here. */
export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numRuntimeErrorTestSuites: number;
}

/** The parts of a report by Playwright's `json` reporter that are used here. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  /** Errors outside tests, for example in a file that doesn't load. */
  errors: readonly { message?: string }[];
  /** The tests, by file. */
  suites: readonly ReportedSuite[];
}

/** Totals of a Jest run. A file that doesn't run counts as one failure. */
export function jestTotals(report: JestReport): Totals {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Totals of a Playwright run. An error outside tests counts as one failure. */
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
