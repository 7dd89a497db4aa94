import type { ReportedSuite } from '../test-report/reported-suite';

/** A browser test, identified by file and titles. */
export interface BrowserTest {
  /** Its file, relative to the folder of the browser tests, with forward slashes. */
  file: string;
  /** Titles of its groups, the outermost first, and its own title. */
  titles: readonly string[];
  /** Route of the only page that it visits, or `null`. */
  page: string | null;
}

/** The annotation with the route of a test's page, see `e2e/support/for-page.ts`. */
export const PAGE_ANNOTATION = 'page';

interface Annotated {
  annotations: readonly { type: string; description?: string }[];
}

/** The route in a test's annotation, or `null`. */
export function pageOf({ annotations }: Annotated): string | null {
  return annotations.find(({ type }) => type === PAGE_ANNOTATION)?.description ?? null;
}

function testsOf(suite: ReportedSuite, groups: readonly string[]): BrowserTest[] {
  return [
    ...suite.specs.map(({ title, file, tests: [test] }) => ({
      file,
      titles: [...groups, title],
      page: pageOf(test),
    })),
    ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, [...groups, inner.title])),
  ];
}

/** All tests in a report, in order. */
export function reportedTests(files: readonly ReportedSuite[]): BrowserTest[] {
  // The outermost groups are files.
  return files.flatMap((file) => testsOf(file, []));
}

/** The line that identifies a test in a file for Playwright's `--test-list`. */
export function testListLine({ file, titles }: BrowserTest): string {
  return [file, ...titles].join(' › ');
}
