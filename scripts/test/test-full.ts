import { LOCAL_SITE_URL } from '../../plugins/shared/site-url';
import { ensureBrowser, ensureEngines } from './browser';
import { SHARD_RULE } from '../shared/command/rules';
import { runCommand } from '../shared/command/run-command';
import type { CommandLine } from '../shared/command/types';
import { formatResults, npmRun, runStep } from '../shared/steps/run-step';
import type { Step, StepResult } from '../shared/steps/run-step';

/** Names of the scripts in `full/` that are steps. */
const FULL_STEPS = [
  'nginx-headers',
  'base-path',
  'production-install',
  'example-projects',
  'foreign-product',
  'update-steps',
  'install-commands',
  'packages',
  'upgrade-judge',
];

/** All steps. What has no parts runs in the first shard. */
function stepsOf(shard: string): Step[] {
  const steps = [npmRun('build')];
  steps.push(npmRun('test:unit', '--shard', shard), npmRun('test:built', '--shard', shard));
  if (shard.startsWith('1/')) {
    steps.push(npmRun('lint'), npmRun('typecheck'), npmRun('snippets'));
    steps.push(npmRun('pictures', '--sample'));
    for (const name of FULL_STEPS) {
      const args = ['--no-install', 'tsx', `scripts/test/full/${name}.ts`];
      steps.push({ name, command: 'npx', args });
    }
  }
  return [...steps, npmRun('test:e2e', '--shard', shard)];
}

const COMMAND = {
  name: 'npm run test:full',
  summary: 'Every test, not only those that gate a merge.',
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

  const results: StepResult[] = [];
  for (const step of stepsOf(shard)) {
    results.push(await runStep(step));
  }
  console.log(`\n${formatResults(results)}`);
  return results.some(({ exitCode }) => exitCode !== 0) ? 1 : 0;
});
