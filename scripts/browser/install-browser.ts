import { spawnSync } from 'node:child_process';
import type { Installer } from './choose-browser';

const COMMANDS: Record<Installer, readonly (readonly [string, ...string[]])[]> = {
  playwright: [['npx', '--no-install', 'playwright', 'install', '--no-shell', 'chromium']],
  apt: [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', 'chromium'],
  ],
};

/**
 * Runs a command that installs a browser, with all output on stderr. The caller checks whether
 * there is a browser afterwards; a failure of the command isn't an error yet.
 */
export function installBrowser(installer: Installer): void {
  for (const [command, ...args] of COMMANDS[installer]) {
    console.error(`No browser for the tests yet, running: ${[command, ...args].join(' ')}`);
    const { status } = spawnSync(command, args, {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 2, 2],
    });
    if (status !== 0) {
      return;
    }
  }
}
