import { availableParallelism } from 'node:os';
import { changedFiles, deletedFiles, filesIn } from './check/changed-files';
import { checkSteps } from './check/check-steps';
import { checkReport } from './check/report';
import { ROOT } from './root';
import { runAsCommand } from './run-as-command';
import { runAtOnce } from './steps/run-at-once';
import type { Step } from './steps/run-step';
import { runStep } from './steps/run-step';

// `npm run check [-- folder or file …]`: quick checks of the files that differ from the last
// commit, or of the files in some folders. `npm test` checks everything.
runAsCommand(module, async () => {
  const places = process.argv.slice(2);
  const files = places.length > 0 ? filesIn(ROOT, places) : changedFiles(ROOT);
  console.log(
    places.length > 0
      ? `${files.length} files in ${places.join(', ')}.`
      : `${files.length} files differ from the last commit.`,
  );
  const deleted = places.length > 0 ? [] : deletedFiles(ROOT);
  const run = (step: Step) => runStep(step, { returnOutput: true });
  const results = await runAtOnce(checkSteps(files, deleted), availableParallelism(), run);
  if (results.length > 0) {
    console.log(`\n${checkReport(results)}`);
  }
  return results.some(({ exitCode }) => exitCode !== 0) ? 1 : 0;
});
