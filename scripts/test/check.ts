import { filesIn } from './selection/files-in';
import { checkSteps } from './check/check-steps';
import { checkReport } from './check/report';
import { ROOT } from '../shared/root';
import { runCommand } from '../shared/command/run-command';
import type { CommandLine } from '../shared/command/types';
import { changeSince } from './selection/change-since';
import { runAtOnce } from './steps/run-at-once';

const COMMAND = {
  name: 'npm run check',
  summary:
    'Quick checks of the files that differ from the last commit, or of those in some folders. `npm test` checks everything.',
  words: { name: 'folder or file', help: "Relative to the repository's root" },
  exitCodes: { 1: 'A check failed' },
} satisfies CommandLine;

runCommand(module, COMMAND, async ({ words: places }) => {
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
