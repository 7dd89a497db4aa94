import { sumTotals } from './totals';
import type { Totals } from './totals';

/** A run of all tests, with the totals of its reports. */
export interface TestRun {
  /** Name of the step that failed, or `null` if every step passed. */
  failedStep: string | null;
  unit: Totals | undefined;
  built: Totals | undefined;
  playwright: Totals | undefined;
}

/** Names of the steps that write a report. */
export const UNIT_STEP = 'test:unit';
export const BUILT_STEP = 'test:built';
export const E2E_STEP = 'test:e2e';

/**
 * The line `N passed, N failed` for a run of all tests.
 *
 * @returns The line, or `null` if the result is unknown: a report is missing, or something other
 *   than
 *   a test failed, so "0 failed" would be wrong.
 */
export function totalLine({ failedStep, unit, built, playwright }: TestRun): string | null {
  const reports = [unit, built, playwright].filter((totals) => totals !== undefined);
  const { passed, failed } = sumTotals(reports);
  const isTrue =
    failedStep === null
      ? reports.length === 3 && failed === 0
      : [UNIT_STEP, BUILT_STEP, E2E_STEP].includes(failedStep) && failed > 0;
  return isTrue ? `${passed} passed, ${failed} failed` : null;
}
