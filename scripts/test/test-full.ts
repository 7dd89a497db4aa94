import { LOCAL_SITE_URL } from '../../plugins/shared/site-url';
import { ensureBrowser, ensureEngines } from './browser';
import { openPassStore } from './full/pass-store';
import { workTreeHash } from './full/work-tree-hash';
import { ROOT } from '../shared/root';
import { SHARD_RULE } from '../shared/command/rules';
import { runCommand } from '../shared/command/run-command';
import type { CommandLine } from '../shared/command/types';
import { formatResults, npmRun, runStep } from '../shared/steps/run-step';
import type { Step } from '../shared/steps/run-step';
import { BUILT_REPORT, UNIT_REPORT } from './test-report/files';
import { removeReports, sumTotals } from './test-report/totals';

/** Names of the scripts in `full/` that are steps. */
const FULL_STEPS = [
  'nginx-headers',
  'base-path',
  'production-install',
  'example-projects',
  'install-commands',
];

/** The steps between the build and the browser tests. What has no parts runs in the first shard. */
function middleSteps(shard: string): Step[] {
  const jest = (name: string, report: string) =>
    npmRun(name, '--json', `--outputFile=${report}`, `--shard=${shard}`);
  const steps = [jest('test:unit', UNIT_REPORT), jest('test:built', BUILT_REPORT)];
  if (shard.startsWith('1/')) {
    steps.push(npmRun('lint'), npmRun('typecheck'), npmRun('snippets'));
    steps.push(npmRun('pictures', '--sample'));
    for (const name of FULL_STEPS) {
      const args = ['--no-install', 'tsx', `scripts/test/full/${name}.ts`];
      steps.push({ name, command: 'npx', args });
    }
  }
  return steps;
}

const COMMAND = {
  name: 'npm run test:full',
  summary:
    'Every test, not only those that gate a merge. Tests that passed before with the same inputs are skipped, so an interrupted run resumes where it stopped.',
  options: {
    shard: {
      type: 'string',
      value: 'i/n',
      default: '1/1',
      help: 'Run one of n parts',
      rule: SHARD_RULE,
    },
  },
  exitCodes: { 1: 'A check or test failed' },
} satisfies CommandLine;

runCommand(module, COMMAND, async ({ values: { shard } }) => {
  ensureEngines();
  // On a CI service too, the builds aren't deployed.
  const SITE_URL = process.env.SITE_URL || LOCAL_SITE_URL;
  Object.assign(process.env, { CHROME_PATH: ensureBrowser(), FULL: '1', SITE_URL });
  removeReports();

  const results = [await runStep(npmRun('build'))];
  const passes = openPassStore();
  const inputs = workTreeHash(ROOT);
  for (const step of middleSteps(shard)) {
    if (passes.has([step, inputs])) {
      console.log(`\n${step.name}: passed before with the same inputs.`);
      continue;
    }
    const result = await runStep(step);
    results.push(result);
    if (result.exitCode === 0) {
      passes.add([step, inputs]);
    }
  }
  results.push(await runStep(npmRun('test:e2e', '--shard', shard, '--pass-with-no-tests')));

  console.log(`\n${formatResults(results)}`);
  const { passed, failed, skipped } = sumTotals();
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
  return results.some(({ exitCode }) => exitCode !== 0) ? 1 : 0;
});
