import { spawnSync } from 'node:child_process';
import type { Installer } from './choose-browser';

type Command = readonly [string, ...string[]];

const COMMANDS: Record<Installer, readonly Command[]> = {
  playwright: [['npx', '--no-install', 'playwright', 'install', '--no-shell', 'chromium']],
  apt: [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', 'chromium'],
  ],
};

/** Runs commands until one fails, with all output on stderr. */
function run(reason: string, commands: readonly Command[]): void {
  for (const [command, ...args] of commands) {
    console.error(`${reason}, running: ${[command, ...args].join(' ')}`);
    const { status } = spawnSync(command, args, {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 2, 2],
    });
    if (status !== 0) {
      return;
    }
  }
}

/**
 * Runs a command that installs a browser, with all output on stderr. The caller checks whether
 * there is a browser afterwards; a failure of the command isn't an error yet.
 */
export function installBrowser(installer: Installer): void {
  run('No browser for the tests yet', COMMANDS[installer]);
}

/**
 * Installs Debian packages with other engines, with all output on stderr. A failure isn't an error.
 */
export function installEngines(packages: readonly string[]): void {
  run('Not all engines for the tests yet', [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', ...packages],
  ]);
}
