import { LOCAL_SITE_URL } from '../../plugins/shared/site-url';
import { ensureBrowser, ensureEngines } from './browser';
import { ROOT } from '../shared/root';
import { runCommand } from '../shared/command/run-command';
import type { CommandLine } from '../shared/command/types';
import { commitSteps } from './check/commit-steps';
import { changeToTest } from './selection/compare-base';
import { fileReadingTests } from './selection/unit-tests';
import { runAtOnce } from './steps/run-at-once';
import { formatResults, npmRun, runStep } from '../shared/steps/run-step';
import type { Step, StepResult } from '../shared/steps/run-step';
import { BUILT_REPORT } from './test-report/files';
import { removeReports, sumTotals } from './test-report/totals';

/** The steps whose failures are tests. */
const TEST_STEPS = ['test:unit', 'test:built', 'test:e2e'];

/** Steps that run in parallel before those that need the build. */
function firstSteps(): Step[] {
  // Drawing the cards of all pages and measuring all demos would test nothing that a sample doesn't.
  const sample = { SOCIAL_CARDS: 'sample', DEMO_SIZES: 'sample' };
  // On a CI service too, this build isn't deployed.
  const SITE_URL = process.env.SITE_URL || LOCAL_SITE_URL;
  const build = { ...npmRun('build'), env: { ...sample, SITE_URL } };
  return [build, ...commitSteps(changeToTest(ROOT), fileReadingTests(ROOT))];
}

/** Steps that need the build. Each one starts if the previous ones have passed. */
const LAST_STEPS: readonly Step[] = [
  npmRun('test:built', '--json', `--outputFile=${BUILT_REPORT}`),
  // The tests tagged `@commit`; `npm run test:full` runs all of them.
  { ...npmRun('test:e2e'), env: { TIER: 'commit' } },
];

const hasFailed = ({ exitCode }: StepResult) => exitCode !== 0;

const COMMAND = {
  name: 'npm test',
  summary: 'Everything that must pass before a change is merged.',
  options: { 'dry-run': { type: 'boolean', help: 'Only print the commands that would run' } },
  exitCodes: { 1: 'A check or test failed' },
} satisfies CommandLine;

// `npm test` without the install, which scripts/test/test.mjs runs before it loads this file.
runCommand(module, COMMAND, async ({ values }) => {
  const steps = firstSteps();
  if (values['dry-run']) {
    for (const { name, command, args } of [...steps, ...LAST_STEPS]) {
      console.log(`${name}: ${[command, ...args].join(' ')}`);
    }
    return 0;
  }
  removeReports();
  ensureEngines();
  process.env.CHROME_PATH = ensureBrowser();
  const results = await runAtOnce(steps, { onEnd: ({ output }) => console.log(output) });
  for (const step of LAST_STEPS) {
    if (!results.some(hasFailed)) {
      results.push(await runStep(step));
    }
  }
  console.log(`\n${formatResults(results)}`);

  const failed = results.filter(hasFailed);
  const totals = sumTotals();
  // If something else failed, "0 failed" would be wrong.
  if (
    failed.length === 0 ||
    (totals.failed > 0 && failed.every(({ name }) => TEST_STEPS.includes(name)))
  ) {
    console.log(`${totals.passed} passed, ${totals.failed} failed`);
  }
  return failed[0]?.exitCode;
});
