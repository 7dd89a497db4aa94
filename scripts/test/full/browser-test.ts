import path from 'node:path';
import type { TestCase } from '@playwright/test/reporter';

/** A browser test, identified by file and titles. */
export interface BrowserTest {
  /** Its file, relative to the repository's root, with forward slashes. */
  file: string;
  /** Titles of its groups, the outermost first, and its own title. */
  titles: readonly string[];
  /** Route of the only page that it visits, or `null`. */
  page: string | null;
}

/** The annotation with the route of a test's page, see `test/browser/support/for-page.ts`. */
export const PAGE_ANNOTATION = 'page';

/** The parts of Playwright's `TestCase` that are used here. */
type ReportedTest = Pick<TestCase, 'annotations' | 'location' | 'titlePath'>;

/**
 * Identifies a test that Playwright reports.
 *
 * @param root - Root folder of the repository.
 */
export function browserTest(test: ReportedTest, root: string): BrowserTest {
  // The outermost groups are the run, the project and the file.
  const [, , , ...titles] = test.titlePath();
  return {
    file: path.relative(root, test.location.file).replaceAll(path.sep, '/'),
    titles,
    page: test.annotations.find(({ type }) => type === PAGE_ANNOTATION)?.description ?? null,
  };
}
