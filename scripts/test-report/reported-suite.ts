/** A group of tests in the report that Playwright's `json` reporter writes; the outermost are files. */
export interface ReportedSuite {
  title: string;
  specs: readonly ReportedSpec[];
  suites?: readonly ReportedSuite[];
}

/** A test in the report, with its run in each browser. */
export interface ReportedSpec {
  title: string;
  /** Path from the folder of the browser tests. */
  file: string;
  tests: readonly {
    annotations: readonly { type: string; description?: string }[];
    status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  }[];
}
