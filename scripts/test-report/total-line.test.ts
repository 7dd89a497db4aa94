import { BUILT_STEP, E2E_STEP, UNIT_STEP, totalLine } from './total-line';

const passing = { passed: 10, failed: 0, skipped: 1 };
const failing = { passed: 5, failed: 2, skipped: 0 };

describe('totalLine', () => {
  it('sums all reports of a successful run', () => {
    expect(
      totalLine({ failedStep: null, unit: passing, built: passing, playwright: passing }),
    ).toBe('30 passed, 0 failed');
  });

  it('counts the tests that ran before a failure stopped the run', () => {
    const none = { unit: undefined, built: undefined, playwright: undefined };
    expect(totalLine({ ...none, failedStep: UNIT_STEP, unit: failing })).toBe('5 passed, 2 failed');
    expect(totalLine({ ...none, failedStep: BUILT_STEP, unit: passing, built: failing })).toBe(
      '15 passed, 2 failed',
    );
    expect(
      totalLine({ failedStep: E2E_STEP, unit: passing, built: passing, playwright: failing }),
    ).toBe('25 passed, 2 failed');
  });

  it.each([
    [
      'a report is missing',
      { failedStep: null, unit: passing, built: passing, playwright: undefined },
    ],
    [
      'a report disagrees',
      { failedStep: null, unit: passing, built: passing, playwright: failing },
    ],
    [
      'another step failed',
      { failedStep: 'build', unit: passing, built: undefined, playwright: undefined },
    ],
    [
      'a runner crashed',
      { failedStep: E2E_STEP, unit: passing, built: passing, playwright: undefined },
    ],
  ])('returns null when %s', (_case, run) => {
    expect(totalLine(run)).toBeNull();
  });
});
