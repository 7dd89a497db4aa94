import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installReason } from './install/install-reason.mjs';

/** @param {string} file */
function writtenAt(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs;
}

/** @param {string} message */
function fail(message) {
  console.error(message);
  process.exit(1);
}

/**
 * Runs `npm ci` if the installed packages are missing or older than `package-lock.json`.
 * Prints a line when the install starts and when it ends, and nothing without one.
 *
 * Exits with a message if `package-lock.json` is missing or `npm ci` fails, because nothing would
 * work without the packages.
 *
 * @param {string} root - Folder of `package-lock.json`.
 */
export function ensureInstall(root) {
  const lockedAt = writtenAt(path.join(root, 'package-lock.json'));
  if (lockedAt === undefined) {
    fail(`No package-lock.json in ${root}. Restore it: git checkout package-lock.json`);
  }
  const installedAt = writtenAt(path.join(root, 'node_modules/.package-lock.json'));
  const reason = installReason({ lockedAt, installedAt });
  if (reason === null) {
    return;
  }

  console.log(`Running npm ci: ${reason}.`);
  const start = Date.now();
  // NODE_ENV=production would skip the packages that build and test the site.
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) {
    fail(
      `npm ci in ${root} failed with exit code ${status}. Its message is above; run npm ci there to see its full output.`,
    );
  }
  console.log(`npm ci ended after ${((Date.now() - start) / 1000).toFixed(1)} s.`);
}

const thisFile = fileURLToPath(import.meta.url);
if (process.argv[1] === thisFile) {
  ensureInstall(path.resolve(path.dirname(thisFile), '../..'));
}
