import { filesIn } from './check/files-in';
import { checkSteps } from './check/check-steps';
import { checkReport } from './check/report';
import { ROOT } from '../shared/root';
import { runAsCommand } from '../shared/run-as-command';
import { changeSince } from './selection/change-since';
import { runAtOnce } from './steps/run-at-once';

// `npm run check [-- folder or file …]`: quick checks of the files that differ from the last
// commit, or of the files in some folders. `npm test` checks everything.
runAsCommand(module, async () => {
  const places = process.argv.slice(2);
  const change =
    places.length > 0 ? { files: filesIn(ROOT, places), deleted: [] } : changeSince(ROOT, 'HEAD');
  console.log(
    places.length > 0
      ? `${change.files.length} files in ${places.join(', ')}.`
      : `${change.files.length} files differ from the last commit.`,
  );
  const results = await runAtOnce(checkSteps(change));
  if (results.length > 0) {
    console.log(`\n${checkReport(results)}`);
  }
  return results.some(({ exitCode }) => exitCode !== 0) ? 1 : 0;
});
