import { spawnSync } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import type {
  FullConfig,
  FullResult,
  Reporter,
  TestCase,
  TestResult,
} from '@playwright/test/reporter';

/** Budget of the tests that gate a merge, independent of the size of the site. */
const MAX_TESTS = 150;

/** Budget on a machine on which the browser starts in `USUAL_START`. */
const MAX_WORKER_SECONDS = 480;

/**
 * Seconds that the browser takes to start. Where it takes 2.5 s, the tier takes 4.2 times as long as
 * on the machine for which its budget was set (852 and 203 worker-seconds).
 */
const USUAL_START = 0.6;

/** The fewest seconds of three starts of the browser. */
function startSeconds({ projects }: FullConfig): number {
  const { executablePath = '', args = [] } = projects[0]?.use.launchOptions ?? {};
  const times = Array.from({ length: 3 }, () => {
    const start = performance.now();
    spawnSync(executablePath, [...args, '--dump-dom', 'about:blank'], { timeout: 60_000 });
    return (performance.now() - start) / 1000;
  });
  return Math.min(...times);
}

/** Fails a run of the commit tier with too many tests, and reports how long they took. */
export default class CommitBudget implements Reporter {
  private count = 0;
  private seconds = 0;
  private config?: FullConfig;

  onBegin(config: FullConfig): void {
    this.config = config;
  }

  onTestEnd(_test: TestCase, { duration, status }: TestResult): void {
    if (status !== 'skipped') {
      this.count += 1;
      this.seconds += duration / 1000;
    }
  }

  /** Measures the machine only if the tests took long, and after them, when nothing else runs. */
  private maxSeconds(): number {
    if (!this.config || this.seconds <= MAX_WORKER_SECONDS) {
      return MAX_WORKER_SECONDS;
    }
    const start = startSeconds(this.config);
    const slowdown = Math.max(1, start / USUAL_START);
    console.log(
      `The browser starts in ${start.toFixed(1)} s: this machine is ${slowdown.toFixed(1)} times as slow as usual.`,
    );
    return MAX_WORKER_SECONDS * slowdown;
  }

  async onEnd(): Promise<{ status: FullResult['status'] } | undefined> {
    const { count, seconds } = this;
    const maxSeconds = this.maxSeconds();
    console.log(
      `Commit tier: ${count} of at most ${MAX_TESTS} browser tests, ${seconds.toFixed(0)} of at most ${maxSeconds.toFixed(0)} worker-seconds.`,
    );
    // Times depend on the machine, so they are only reported.
    if (count <= MAX_TESTS) {
      return undefined;
    }
    console.error(
      'The commit tier exceeds its budget. Remove the tag @commit from the tests that are least likely to fail; npm run test:full still runs them.',
    );
    return { status: 'failed' };
  }
}
