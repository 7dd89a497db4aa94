import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Budget of the tests that gate a merge, independent of the size of the site. */
const MAX_TESTS = 150;
const MAX_WORKER_SECONDS = 480;

/** Fails a run of the commit tier that exceeds its budget. */
export default class CommitBudget implements Reporter {
  private count = 0;
  private seconds = 0;

  onTestEnd(_test: TestCase, { duration, status }: TestResult): void {
    if (status !== 'skipped') {
      this.count += 1;
      this.seconds += duration / 1000;
    }
  }

  async onEnd(): Promise<{ status: FullResult['status'] } | undefined> {
    const { count, seconds } = this;
    console.log(
      `Commit tier: ${count} of at most ${MAX_TESTS} browser tests, ${seconds.toFixed(0)} of at most ${MAX_WORKER_SECONDS} worker-seconds.`,
    );
    if (count <= MAX_TESTS && seconds <= MAX_WORKER_SECONDS) {
      return undefined;
    }
    console.error(
      'The commit tier exceeds its budget. Remove the tag @commit from the tests that are least likely to fail; npm run test:full still runs them.',
    );
    return { status: 'failed' };
  }
}
