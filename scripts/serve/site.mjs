import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstall } from './ensure-install.mjs';

// One command from a fresh clone to a running site. The TypeScript part runs in a separate process,
// because its packages may have just been installed.

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
ensureInstall(root);

// Not `npm run`: npm doesn't forward every signal, so the server would outlive this process.
const site = spawn(
  process.execPath,
  ['--import', 'tsx', 'scripts/serve/site.ts', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => site.kill(signal));
}
site.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
