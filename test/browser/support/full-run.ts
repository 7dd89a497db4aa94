import type { FullConfig, FullResult, Reporter, Suite } from '@playwright/test/reporter';

/** How many tests of a full run may pass only when repeated. */
const MAX_UNSTABLE = 5;

/** Fails a full run in which many tests are unstable. */
export default class FullRun implements Reporter {
  private suite?: Suite;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  async onEnd(): Promise<{ status: FullResult['status'] } | undefined> {
    const tests = this.suite?.allTests() ?? [];
    const unstable = tests.filter((test) => test.outcome() === 'flaky').length;
    if (unstable <= MAX_UNSTABLE) {
      return undefined;
    }
    console.error(
      `${unstable} tests passed only when repeated, at most ${MAX_UNSTABLE} may. They are listed as flaky.`,
    );
    return { status: 'failed' };
  }

  printsToStdio(): boolean {
    return false;
  }
}
