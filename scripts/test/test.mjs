import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstall } from '../serve/ensure-install.mjs';

// The TypeScript part runs in a separate process, because its packages may have just been
// installed.

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
ensureInstall(root);

const { status } = spawnSync(
  'npx',
  ['--no-install', 'tsx', 'scripts/test/all-tests.ts', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
