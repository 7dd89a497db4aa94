import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestResult,
  TestRun,
} from '@playwright/test/reporter';
import { version } from '@playwright/test/package.json';
import { browserTest } from '../../../scripts/test/full/browser-test';
import { browserTestInputs } from '../../../scripts/test/full/browser-test-inputs';
import { openPassStore } from '../../../scripts/test/full/pass-store';
import { remainingTests } from '../../../scripts/test/full/remaining-tests';
import { BUILD_DIR, ROOT } from '../../../scripts/shared/root';

/** How many tests of a full run may pass only when repeated. */
const MAX_UNSTABLE = 5;

/**
 * Limits a full run to the shard, and to tests that haven't passed with the same inputs. Stores each
 * test that passes immediately, so the run can resume after an interruption.
 */
export default class FullRun implements Reporter {
  private readonly store = openPassStore();
  private readonly inputsOf = browserTestInputs({
    root: ROOT,
    buildDir: BUILD_DIR,
    playwrightVersion: version,
  });
  private suite?: Suite;

  async preprocess({
    config,
    suite,
    testRun,
  }: {
    config: FullConfig;
    suite: Suite;
    testRun: TestRun;
  }): Promise<void> {
    // Playwright would split what is left, which depends on the results of each machine.
    testRun.skipSharding();
    const tests = suite.allTests().map((test) => ({ ...browserTest(test, ROOT), test }));
    const { covered, left } = remainingTests(tests, config.shard, (test) =>
      this.store.has(this.inputsOf(test)),
    );
    const kept = new Set(left.map(({ test }) => test));
    tests.filter(({ test }) => !kept.has(test)).forEach(({ test }) => testRun.exclude(test));
    console.log(
      `${covered.length} browser tests, ${covered.length - left.length} of them passed before with the same inputs.`,
    );
  }

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  onTestEnd(test: TestCase, { status }: TestResult): void {
    if (status === 'passed') {
      this.store.add(this.inputsOf(browserTest(test, ROOT)));
    }
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
