import { changedFiles } from './check/changed-files';
import { checkSteps } from './check/check-steps';
import { ROOT } from './root';
import { runAsCommand } from './run-as-command';
import { formatResults, runStep } from './steps/run-step';

// Quick checks of the files that differ from the last commit; `npm test` checks everything.
runAsCommand(module, async () => {
  const files = changedFiles(ROOT);
  console.log(`${files.length} files differ from the last commit.`);
  const results = checkSteps(files).map((step) => runStep(step));
  if (results.length > 0) {
    console.log(`\n${formatResults(results)}`);
  }
  return results.some(({ exitCode }) => exitCode !== 0) ? 1 : 0;
});
