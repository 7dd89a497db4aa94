import type { ReportedSuite } from '../test-report/reported-suite';

/** How many tests of a full run may pass only when repeated. */
export const MAX_UNSTABLE = 5;

/** File and title of each test that failed and then passed when repeated. */
export function unstableTests(suites: readonly ReportedSuite[]): string[] {
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => `e2e/${file}: ${title}`),
    ...unstableTests(inner),
  ]);
}
