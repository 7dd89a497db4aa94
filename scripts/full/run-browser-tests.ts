import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root';
import { pageSources } from '../selection/page-sources';
import type { Shard } from '../shard';
import { runStep } from '../steps/run-step';
import type { StepResult } from '../steps/run-step';
import { readPlaywrightReport } from '../test-report/read-report';
import { testListLine } from './browser-test';
import { listBrowserTests } from './list-browser-tests';
import { remainingTests } from './remaining-tests';
import { openStore } from './store';
import { MAX_UNSTABLE, unstableTests } from './unstable-tests';

const TEST_LIST = '.cache/full/test-list.txt';

/** Selects the browser tests to run. */
export interface BrowserRun {
  shard: Shard;
  /** Files or folders relative to the repository's root; empty for all tests. */
  places: readonly string[];
  /** Environment variables for the tests. */
  env: Readonly<Record<string, string>>;
}

function reportUnstable(): boolean {
  const unstable = unstableTests(readPlaywrightReport()?.suites ?? []);
  if (unstable.length > 0) {
    console.log(
      `\nUnstable: failed, then passed when repeated (at most ${MAX_UNSTABLE} allowed).\n${unstable.join('\n')}`,
    );
  }
  return unstable.length > MAX_UNSTABLE;
}

/** Runs the browser tests of a full run that haven't passed with the same inputs. */
export async function runBrowserTests({ shard, places, env }: BrowserRun): Promise<StepResult> {
  const name = 'browser tests';
  const store = openStore();
  const { covered, left } = remainingTests(listBrowserTests(env), {
    places,
    sources: pageSources(ROOT),
    shard,
    hasPassed: (test) => store.has(test),
  });
  console.log(
    `\n${covered.length} browser tests, ${covered.length - left.length} of them passed before with the same inputs.`,
  );
  if (left.length === 0) {
    return { name, exitCode: 0, seconds: 0 };
  }
  mkdirSync(path.dirname(path.join(ROOT, TEST_LIST)), { recursive: true });
  writeFileSync(path.join(ROOT, TEST_LIST), left.map(testListLine).join('\n'));
  const args = ['--no-install', 'playwright', 'test', '--test-list', TEST_LIST];
  const result = await runStep({ name, command: 'npx', args }, { env });
  return reportUnstable() ? { ...result, exitCode: result.exitCode || 1 } : result;
}
