import { E2E_STEP, UNIT_STEP, totalLine } from './total-line';

const passing = { passed: 10, failed: 0, skipped: 1 };
const failing = { passed: 5, failed: 2, skipped: 0 };

describe('totalLine', () => {
  it('sums both reports of a run that passed', () => {
    expect(totalLine({ failedStep: null, jest: passing, playwright: passing })).toBe(
      '20 passed, 0 failed',
    );
  });

  it('counts what ran up to a failed test', () => {
    expect(totalLine({ failedStep: UNIT_STEP, jest: failing, playwright: undefined })).toBe(
      '5 passed, 2 failed',
    );
    expect(totalLine({ failedStep: E2E_STEP, jest: passing, playwright: failing })).toBe(
      '15 passed, 2 failed',
    );
  });

  it.each([
    ['a report is missing', { failedStep: null, jest: passing, playwright: undefined }],
    ['a report disagrees', { failedStep: null, jest: passing, playwright: failing }],
    ['another step failed', { failedStep: 'build', jest: passing, playwright: undefined }],
    ['a runner crashed', { failedStep: E2E_STEP, jest: passing, playwright: undefined }],
  ])('says nothing when %s', (_case, run) => {
    expect(totalLine(run)).toBeNull();
  });
});
