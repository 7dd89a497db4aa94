/**
 * A group of tests in the output of Playwright's `json` reporter. The outermost groups are files.
 */
export interface ReportedSuite {
  title: string;
  specs: readonly ReportedSpec[];
  suites?: readonly ReportedSuite[];
}

/** A test in the report, with its results in each browser. */
export interface ReportedSpec {
  title: string;
  /** Path relative to the folder of the browser tests. */
  file: string;
  tests: readonly {
    annotations: readonly { type: string; description?: string }[];
    status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  }[];
}
