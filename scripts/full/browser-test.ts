import type { ReportedSuite } from '../test-report/reported-suite';

/** A browser test, by what tells it from the others. */
export interface BrowserTest {
  /** Its file, as a path from the folder of the browser tests, with forward slashes. */
  file: string;
  /** Titles of its groups, from the outermost, and its own. */
  titles: readonly string[];
  /** Route of the only page that it looks at, or `null`. */
  page: string | null;
}

/** The annotation by which a test names its page, see `e2e/support/for-page.ts`. */
export const PAGE_ANNOTATION = 'page';

interface Annotated {
  annotations: readonly { type: string; description?: string }[];
}

/** The route that a test's annotation names, or `null`. */
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

/** All tests of a report, in its order. */
export function reportedTests(files: readonly ReportedSuite[]): BrowserTest[] {
  // The outermost groups are the files.
  return files.flatMap((file) => testsOf(file, []));
}

/** The line that names a test in a file for Playwright's `--test-list`. */
export function testListLine({ file, titles }: BrowserTest): string {
  return [file, ...titles].join(' › ');
}
