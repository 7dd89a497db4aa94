import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureBrowser, ensureEngines } from './browser';
import { runBrowserTests } from './full/run-browser-tests';
import { exampleProjects } from './full/example-projects';
import { productionInstall } from './full/production-install';
import { nginxHeaders } from './full/nginx-headers';
import { runOnce } from './full/run-once';
import { workTreeHash } from './full/work-tree-hash';
import { BUILD_DIR, ROOT } from './root';
import { runAsCommand } from './run-as-command';
import { parseShard } from './shard';
import { formatResults, npmRun, runStep } from './steps/run-step';
import type { Step, StepResult } from './steps/run-step';
import { BUILT_REPORT, UNIT_REPORT } from './test-report/files';
import { readJestTotals, readPlaywrightTotals, removeReports } from './test-report/read-report';
import { BUILT_STEP, UNIT_STEP } from './test-report/total-line';
import { sumTotals } from './test-report/totals';

const HELP = `npm run test:full [-- options] [files or folders]

Runs every test, not only those that gate a merge. Tests that passed before with the same inputs are
skipped, so an interrupted run resumes where it stopped.

  --shard i/n      one of n equal parts
  files, folders   only the tests of these pages, or in these files:
                   npm run test:full -- docs-joy/components/card e2e/ads.spec.ts
  --help           show this text`;

/** The steps of a run that isn't limited to some files, in order. */
function completeSteps(shard: string): Step[] {
  return [
    npmRun('build'),
    npmRun(UNIT_STEP, '--json', `--outputFile=${UNIT_REPORT}`, `--shard=${shard}`),
    npmRun(BUILT_STEP, '--json', `--outputFile=${BUILT_REPORT}`, `--shard=${shard}`),
  ];
}

/** The steps before the browser tests in a run that is limited to some files. */
function limitedSteps(places: readonly string[]): Step[] {
  const jestFiles = places.filter((place) => /^(?:built|src|plugins|scripts)\//.test(place));
  const demos = places.filter((place) => place.startsWith('docs-'));
  return [
    ...(jestFiles.length > 0
      ? [{ name: 'jest', command: 'npx', args: ['--no-install', 'jest', ...jestFiles] }]
      : []),
    ...(demos.length > 0
      ? [
          {
            name: 'demos',
            command: 'npx',
            args: ['--no-install', 'jest', 'src/demos/every-demo'],
            env: { DEMOS: demos.join(',') },
          },
        ]
      : []),
  ];
}

runAsCommand(module, async () => {
  const { values, positionals: places } = parseArgs({
    options: { shard: { type: 'string', default: '1/1' }, help: { type: 'boolean' } },
    allowPositionals: true,
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const shard = parseShard(values.shard);
  ensureEngines();
  const env = { CHROME_PATH: ensureBrowser(), FULL: '1' };
  removeReports();

  const results: StepResult[] = [];
  const inputs = workTreeHash(ROOT);
  for (const step of places.length > 0 ? limitedSteps(places) : completeSteps(values.shard)) {
    const run = () => runStep(step, { env });
    const key = step.name === 'build' ? 'build' : `${step.name} ${values.shard}`;
    const isRepeatable = places.length > 0 || !existsSync(BUILD_DIR);
    results.push(isRepeatable ? await run() : await runOnce(key, inputs, run));
  }
  if (places.length === 0 && shard.index === 1) {
    for (const name of ['lint', 'typecheck', 'snippets']) {
      results.push(await runOnce(name, inputs, () => runStep(npmRun(name), { env })));
    }
    results.push(await runOnce('nginx headers', inputs, nginxHeaders));
    results.push(await runOnce('production install', inputs, productionInstall));
    results.push(await runOnce('example projects', inputs, exampleProjects));
  }
  results.push(await runBrowserTests({ shard, places, env }));

  console.log(`\n${formatResults(results)}`);
  const totals = [
    readJestTotals(UNIT_REPORT),
    readJestTotals(BUILT_REPORT),
    readPlaywrightTotals(),
  ].filter((part) => part !== undefined);
  const { passed, failed, skipped } = sumTotals(totals);
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
  return results.some(({ exitCode }) => exitCode !== 0) ? 1 : 0;
});
