import { runCommand } from '../shared/command/run-command';
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
  const { exitCode } = await runStep(npmRun('build'));
  if (exitCode !== 0) {
    return exitCode;
  }
  return serveSite({ ...values, dir: undefined });
});
