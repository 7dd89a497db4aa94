/** How many tests of a full run may pass only when repeated. */
export const MAX_UNSTABLE = 5;

/** What is read of a group in the report that Playwright's `json` reporter writes. */
interface Suite {
  specs: readonly {
    title: string;
    file: string;
    tests: readonly { status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[];
  }[];
  suites?: readonly Suite[];
}

/** File and title of each test that failed and then passed when it was repeated. */
export function unstableTests(suites: readonly Suite[]): string[] {
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => `e2e/${file}: ${title}`),
    ...unstableTests(inner),
  ]);
}
