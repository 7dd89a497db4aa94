import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstall } from './ensure-install.mjs';

// Installs missing packages, builds the site and serves it: one command from a fresh clone to a
// running site. Arguments are passed to scripts/serve/serve.ts, as in `npm run site -- --port 8080`.

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
ensureInstall(root);

const build = spawnSync('npm', ['run', 'build'], { cwd: root, stdio: 'inherit' });
if (build.status !== 0) {
  process.exit(build.status ?? 1);
}

// Not `npm run serve`: npm doesn't forward every signal, so the server would outlive this process.
const serve = spawn(
  process.execPath,
  ['--import', 'tsx', 'scripts/serve/serve.ts', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => serve.kill(signal));
}
serve.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
