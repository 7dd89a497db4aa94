import { spawnSync } from 'node:child_process';
import { runCommand } from '../shared/command/run-command';
import { ROOT } from '../shared/root';
import { prepareLine } from './line/prepare-line';

runCommand(
  module,
  {
    name: 'npm run line',
    summary:
      'Runs a script of package.json with the packages of a release line, in a copy of this checkout below .cache/lines: npm run line -- 9 build.',
    words: { name: ['line', 'script'], help: 'Folder in lines/, and a script', least: 2, most: 2 },
  },
  async ({ words: [id, script] }) => {
    const cwd = prepareLine(ROOT, id!);
    return spawnSync('npm', ['run', script!], { cwd, stdio: 'inherit' }).status ?? 1;
  },
);
