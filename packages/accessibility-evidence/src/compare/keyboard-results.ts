import type { Evidence, KeyboardRow } from '../types';
import type { PageRow } from './known-page';

/** The type of a test's annotation that names a row of a keyboard table. */
export const ROW_ANNOTATION = 'keyboard-row';

/** A row of a page, in an annotation. */
export interface RowName extends PageRow {
  /** What tells pages apart, such as the path of the source. */
  file: string;
}

/** The parts of Playwright's JSON report that are used here. */
export interface TestReport {
  suites?: readonly Suite[];
}

interface Suite {
  suites?: readonly Suite[];
  specs?: readonly {
    title: string;
    ok: boolean;
    tests: readonly {
      status: string;
      annotations: readonly { type: string; description?: string }[];
    }[];
  }[];
}

/** A test that presses the keys of a row. */
export interface RowTest extends RowName {
  title: string;
  passed: boolean;
}

/** The tests of rows in a report; none that were skipped. */
export function rowTests({ suites = [] }: TestReport): RowTest[] {
  return suites.flatMap((suite): RowTest[] => [
    ...rowTests(suite),
    ...(suite.specs ?? []).flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status !== 'skipped')
        .flatMap(({ status, annotations }) =>
          annotations
            .filter(({ type }) => type === ROW_ANNOTATION)
            .map(({ description = '{}' }) => ({
              ...(JSON.parse(description) as RowName),
              title,
              passed: status !== 'unexpected',
            })),
        ),
    ),
  ]);
}

/**
 * The keyboard part of a page's evidence.
 *
 * @param rows - The rows of its tables.
 * @param tests - The tests of this page.
 */
export function keyboardEvidence(
  rows: readonly PageRow[],
  tests: readonly RowTest[],
  run: { date: string; browser?: string },
): Evidence['keyboard'] {
  const results = rows.map(({ keys, action }): KeyboardRow => {
    const own = tests.filter((test) => test.keys === keys && test.action === action);
    return {
      keys,
      action,
      result:
        own.length === 0 ? 'not executed' : own.every(({ passed }) => passed) ? 'passed' : 'failed',
      tests: own.map(({ title }) => title).sort(),
    };
  });
  return tests.length > 0 ? { ...run, rows: results } : { rows: results };
}
