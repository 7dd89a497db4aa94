import path from 'node:path';
import { line } from '../../lines/current';
import { DEFAULT_LINE } from '../../lines/default';
import { runCommand } from '../shared/command/run-command';
import { ROOT } from '../shared/root';
import { npmRun, runStep } from '../shared/steps/run-step';
import { SERVE_OPTIONS, serveSite } from './serve';

const { port, 'ads-stub': adsStub } = SERVE_OPTIONS;

const COMMAND = {
  name: 'npm run site',
  summary: 'Installs missing packages, builds the site and serves it.',
  options: { port, 'ads-stub': adsStub },
};

// `npm run site` without the install, which scripts/serve/site.mjs runs before it loads this file.
runCommand(module, COMMAND, async ({ values }) => {
  const isHere = DEFAULT_LINE === line.id;
  const { exitCode } = await runStep(
    isHere ? npmRun('build') : npmRun('line', DEFAULT_LINE, 'build'),
  );
  if (exitCode !== 0) {
    return exitCode;
  }
  console.log('The site has the default release line. All lines: npm run line -- all build');
  return serveSite({
    ...values,
    dir: isHere ? undefined : path.join(ROOT, '.cache/lines', DEFAULT_LINE, 'build'),
  });
});
