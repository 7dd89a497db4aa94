import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** What the tests that decide a landing may cost, however large the site is. */
const MAX_TESTS = 150;
const MAX_WORKER_SECONDS = 480;

/** Fails a run of the commit tier that costs more than its budget. */
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
      'The commit tier is over its budget. Take the tag @commit off the tests that are least likely to fail first; npm run test:full still runs them.',
    );
    return { status: 'failed' };
  }
}
