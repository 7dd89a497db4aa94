import { spawnSync } from 'node:child_process';
import { runCommand } from '../shared/command/run-command';
import { ROOT } from '../shared/root';
import { SERVE_OPTIONS, serveSite } from './serve';

const { port, 'ads-stub': adsStub } = SERVE_OPTIONS;

const COMMAND = {
  name: 'npm run site',
  summary: 'Installs missing packages, builds the site and serves it.',
  options: { port, 'ads-stub': adsStub },
};

// `npm run site` without the install, which scripts/serve/site.mjs runs before it loads this file.
runCommand(module, COMMAND, async ({ values }) => {
  const { status } = spawnSync('npm', ['run', 'build'], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) {
    return status ?? 1;
  }
  return serveSite({ ...values, dir: undefined });
});
