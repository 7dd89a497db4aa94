import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { ROOT } from '../shared/root';
import { runAsCommand } from '../shared/run-as-command';
import { choosePort } from './start/choose-port';

// `npm start [-- arguments of docusaurus start]`: the dev server on a free port, without prompts.
runAsCommand(module, async () => {
  const args = process.argv.slice(2);
  const port = await choosePort(args);
  const docusaurus = createRequire(__filename).resolve('@docusaurus/core/bin/docusaurus.mjs');
  const server = spawn(process.execPath, [docusaurus, 'start', ...args, '--port', String(port)], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => server.kill(signal));
  }
  return new Promise((resolve) => server.on('exit', (code) => resolve(code ?? 1)));
});
