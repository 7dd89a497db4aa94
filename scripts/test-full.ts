import { parseArgs } from 'node:util';
import { LOCAL_SITE_URL } from '../plugins/site-url';
import { ensureBrowser, ensureEngines } from './browser';
import { exampleProjects } from './full/example-projects';
import { nginxHeaders } from './full/nginx-headers';
import { openPassStore } from './full/pass-store';
import { productionInstall } from './full/production-install';
import { workTreeHash } from './full/work-tree-hash';
import { ROOT } from './root';
import { runAsCommand } from './run-as-command';
import { formatResults, npmRun, runStep } from './steps/run-step';
import type { Step, StepResult } from './steps/run-step';
import { BUILT_REPORT, UNIT_REPORT } from './test-report/files';
import { removeReports, sumTotals } from './test-report/totals';

const HELP = `npm run test:full [-- options] [files or folders]

Runs every test, not only those that gate a merge. Tests that passed before with the same inputs are
skipped, so an interrupted run resumes where it stopped.

  --shard i/n      one of n equal parts
  files, folders   only the tests of these pages, or in these files:
                   npm run test:full -- docs-joy/components/card e2e/ads.spec.ts
  --help           show this text`;

type Run = () => Promise<StepResult>;

const runNpm =
  (name: string, ...args: string[]): Run =>
  () =>
    runStep(npmRun(name, ...args));

/** The steps before the browser tests in a run that isn't limited to some files, by name. */
function completeSteps(shard: string): Record<string, Run> {
  const jest = (name: string, report: string) =>
    runNpm(name, '--json', `--outputFile=${report}`, `--shard=${shard}`);
  return {
    [`unit ${shard}`]: jest('test:unit', UNIT_REPORT),
    [`built ${shard}`]: jest('test:built', BUILT_REPORT),
    ...(shard.startsWith('1/') && {
      lint: runNpm('lint'),
      typecheck: runNpm('typecheck'),
      snippets: runNpm('snippets'),
      'nginx headers': nginxHeaders,
      'production install': productionInstall,
      'example projects': exampleProjects,
    }),
  };
}

/** The steps before the browser tests in a run that is limited to some files. */
function limitedSteps(places: readonly string[]): Step[] {
  const jest = (name: string, args: readonly string[], env = {}): Step[] =>
    args.length > 0 ? [{ name, command: 'npx', args: ['--no-install', 'jest', ...args], env }] : [];
  const demos = places.filter((place) => place.startsWith('docs-'));
  return [
    ...jest(
      'jest',
      places.filter((place) => /^(?:built|src|plugins|scripts)\//.test(place)),
    ),
    ...jest('demos', demos.length > 0 ? ['src/demos/every-demo'] : [], { DEMOS: demos.join(',') }),
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
  const { shard } = values;
  const [index, total] = /^(\d+)\/(\d+)$/.exec(shard)?.slice(1).map(Number) ?? [];
  if (!index || !total || index > total) {
    throw new Error(`Shard "${shard}" is not i/n with i from 1 to n. Use --shard 1/4.`);
  }
  ensureEngines();
  // On a CI service too, the builds aren't deployed.
  const SITE_URL = process.env.SITE_URL || LOCAL_SITE_URL;
  Object.assign(process.env, { CHROME_PATH: ensureBrowser(), FULL: '1', SITE_URL });
  removeReports();

  const results: StepResult[] = [];
  if (places.length > 0) {
    for (const step of limitedSteps(places)) {
      results.push(await runStep(step));
    }
    process.env.FULL_PLACES = places.join(',');
  } else {
    results.push(await runStep(npmRun('build')));
    const passes = openPassStore();
    const inputs = workTreeHash(ROOT);
    for (const [name, run] of Object.entries(completeSteps(shard))) {
      if (passes.has([name, inputs])) {
        console.log(`\n${name}: passed before with the same inputs.`);
        continue;
      }
      const result = await run();
      results.push(result);
      if (result.exitCode === 0) {
        passes.add([name, inputs]);
      }
    }
  }
  results.push(await runStep(npmRun('test:e2e', '--shard', shard, '--pass-with-no-tests')));

  console.log(`\n${formatResults(results)}`);
  const { passed, failed, skipped } = sumTotals();
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
  return results.some(({ exitCode }) => exitCode !== 0) ? 1 : 0;
});
