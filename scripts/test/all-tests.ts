import { ensureBrowser, ensureEngines } from './browser';
import { ROOT } from '../shared/root';
import { runCommand } from '../shared/command/run-command';
import type { CommandLine } from '../shared/command/types';
import { commitSteps } from './check/commit-steps';
import { changeToTest } from './selection/compare-base';
import { fileReadingTests } from './selection/unit-tests';
import { runAtOnce } from './steps/run-at-once';
import { formatResults, runStep } from '../shared/steps/run-step';
import type { StepResult } from '../shared/steps/run-step';

const hasFailed = ({ exitCode }: StepResult) => exitCode !== 0;

const COMMAND = {
  name: 'npm test',
  summary: 'Everything that must pass before a change is merged.',
  options: { 'dry-run': { type: 'boolean', help: 'Only print the commands that would run' } },
  exitCodes: { 1: 'A check or test failed' },
} satisfies CommandLine;

// `npm test` without the install, which scripts/test/test.mjs runs before it loads this file.
runCommand(module, COMMAND, async ({ values }) => {
  const { first, last } = commitSteps(changeToTest(ROOT), fileReadingTests(ROOT));
  if (values['dry-run']) {
    for (const { name, command, args } of [...first, ...last]) {
      console.log(`${name}: ${[command, ...args].join(' ')}`);
    }
    return 0;
  }
  ensureEngines();
  process.env.CHROME_PATH = ensureBrowser();
  const results = await runAtOnce(first, { onEnd: ({ output }) => console.log(output) });
  for (const step of last) {
    if (!results.some(hasFailed)) {
      results.push(await runStep(step));
    }
  }
  console.log(`\n${formatResults(results)}`);
  return results.find(hasFailed)?.exitCode;
});
