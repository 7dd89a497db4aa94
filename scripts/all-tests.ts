import { ensureBrowser } from './browser';
import { runAsCommand } from './run-as-command';
import { runStages } from './steps/run-stages';
import type { Stage } from './steps/run-stages';
import { formatResults, runStep } from './steps/run-step';
import type { Step } from './steps/run-step';
import { JEST_REPORT } from './test-report/files';
import { readJestTotals, readPlaywrightTotals, removeReports } from './test-report/read-report';
import { E2E_STEP, UNIT_STEP, totalLine } from './test-report/total-line';

function npmRun(name: string, ...args: string[]): Step {
  return { name, command: 'npm', args: ['run', '--silent', name, '--', ...args] };
}

const STAGES: readonly Stage[] = [
  // Each of them keeps one core busy.
  [npmRun('typecheck'), npmRun('snippets'), npmRun('lint')],
  [npmRun(UNIT_STEP, '--json', `--outputFile=${JEST_REPORT}`)],
  [npmRun('build')],
  [npmRun(E2E_STEP)],
];

// `npm test` without the install, which scripts/test.mjs does before this file can be loaded.
runAsCommand(module, async () => {
  removeReports();
  const env = { CHROME_PATH: ensureBrowser() };
  const results = await runStages(STAGES, (step, options) => runStep(step, { ...options, env }));
  console.log(`\n${formatResults(results)}`);

  const failed = results.find(({ exitCode }) => exitCode !== 0);
  const line = totalLine({
    failedStep: failed?.name ?? null,
    jest: readJestTotals(),
    playwright: readPlaywrightTotals(),
  });
  if (line !== null) {
    console.log(line);
  }
  return failed?.exitCode;
});
