import { rmSync } from 'node:fs';
import path from 'node:path';
import { other } from '../../lines/other';
import { runCommand } from '../shared/command/run-command';
import { UsageError } from '../shared/command/usage-error';
import { ROOT } from '../shared/root';
import { npmRun, runStep } from '../shared/steps/run-step';
import { STAMP, buildLines } from './line/build-lines';
import { missingModules } from './line/missing-modules';
import { prepareLine } from './line/prepare-line';

runCommand(
  module,
  {
    name: 'npm run line',
    summary:
      'Runs a script of package.json with the packages of a release line, in a copy of this checkout below .cache/lines: npm run line -- 9 typecheck. "npm run line -- all build" builds the site with all lines.',
    words: { name: ['line', 'script'], help: 'Folder in lines/, and a script', least: 2, most: 2 },
  },
  async ({ words: [id, script] }) => {
    if (id !== 'all') {
      const { target, files } = prepareLine(ROOT, id!);
      rmSync(path.join(target, STAMP), { force: true });
      const missing =
        script === 'typecheck' ? missingModules(target, files, Object.keys(other.packages)) : [];
      missing.forEach(({ file, line, message }) => console.error(`${file}:${line} ${message}`));
      const { exitCode } = await runStep({ ...npmRun(script!), cwd: target });
      return missing.length > 0 ? 1 : exitCode;
    }
    if (script !== 'build') {
      throw new UsageError(`"all" has only the script "build", but received "${script}".`);
    }
    return buildLines(ROOT);
  },
);
