import { jestTotals, playwrightTotals, sumTotals } from './totals';

describe('jestTotals', () => {
  it('counts a file that does not run as a failure', () => {
    const report = {
      numPassedTests: 5,
      numFailedTests: 2,
      numPendingTests: 3,
      numTodoTests: 4,
      numRuntimeErrorTestSuites: 1,
    };
    expect(jestTotals(report)).toEqual({ passed: 5, failed: 3, skipped: 7 });
  });
});

describe('playwrightTotals', () => {
  it('counts an error outside tests as a failure', () => {
    const stats = { expected: 5, unexpected: 2, flaky: 1, skipped: 3 };
    expect(playwrightTotals({ stats, errors: [{ message: 'a' }], suites: [] })).toEqual({
      passed: 6,
      failed: 3,
      skipped: 3,
    });
  });
});

describe('sumTotals', () => {
  it('sums all fields', () => {
    const totals = { passed: 1, failed: 2, skipped: 3 };
    expect(sumTotals([totals, totals])).toEqual({ passed: 2, failed: 4, skipped: 6 });
    expect(sumTotals([])).toEqual({ passed: 0, failed: 0, skipped: 0 });
  });
});
