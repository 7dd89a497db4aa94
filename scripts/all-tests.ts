import { TEMPLATES } from '../templates/catalogue';
import { ensureBrowser, ensureEngines } from './browser';
import { ROOT } from './root';
import { runAsCommand } from './run-as-command';
import { changedSince } from './selection/changed-since';
import { compareBase } from './selection/compare-base';
import { lintForCommit } from './selection/lint-for-commit';
import { untouchedTemplates } from './selection/untouched-templates';
import { runStages } from './steps/run-stages';
import type { Stage } from './steps/run-stages';
import { formatResults, npmRun, runStep } from './steps/run-step';
import { BUILT_REPORT, UNIT_REPORT } from './test-report/files';
import { readJestTotals, readPlaywrightTotals, removeReports } from './test-report/read-report';
import { BUILT_STEP, E2E_STEP, UNIT_STEP, totalLine } from './test-report/total-line';

/** Keeps the tests of templates that have not changed out of a run of Jest. */
function withoutUntouchedTemplates(changed: readonly string[]): string[] {
  const names = TEMPLATES.map(({ name }) => name);
  const untouched = untouchedTemplates(names, changed);
  return untouched.length > 0
    ? [`--testPathIgnorePatterns=/templates/(${untouched.join('|')})/`]
    : [];
}

const base = compareBase(ROOT);
const changed = changedSince(ROOT, base);

const STAGES: readonly Stage[] = [
  [
    npmRun('lint:project'),
    npmRun('typecheck'),
    npmRun('snippets'),
    ...lintForCommit(base === null ? null : changed),
  ],
  [
    npmRun(
      UNIT_STEP,
      '--json',
      `--outputFile=${UNIT_REPORT}`,
      ...withoutUntouchedTemplates(changed),
    ),
    // In parallel, because a build often keeps only one core busy. Drawing the cards of all pages and
    // measuring all demos would test nothing that a sample doesn't.
    { ...npmRun('build'), env: { SOCIAL_CARDS: 'sample', DEMO_SIZES: 'sample' } },
  ],
  [npmRun(BUILT_STEP, '--json', `--outputFile=${BUILT_REPORT}`)],
  // The tests tagged `@commit`; `npm run test:full` runs all of them.
  [{ ...npmRun(E2E_STEP), env: { TIER: 'commit' } }],
];

// `npm test` without the install, which scripts/test.mjs runs before it loads this file.
runAsCommand(module, async () => {
  removeReports();
  ensureEngines();
  const env = { CHROME_PATH: ensureBrowser() };
  const results = await runStages(STAGES, (step, options) => runStep(step, { ...options, env }));
  console.log(`\n${formatResults(results)}`);

  const failed = results.find(({ exitCode }) => exitCode !== 0);
  const line = totalLine({
    failedStep: failed?.name ?? null,
    unit: readJestTotals(UNIT_REPORT),
    built: readJestTotals(BUILT_REPORT),
    playwright: readPlaywrightTotals(),
  });
  if (line !== null) {
    console.log(line);
  }
  return failed?.exitCode;
});
