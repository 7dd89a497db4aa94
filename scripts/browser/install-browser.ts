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
 * Installs a browser; all output goes to stderr. Whether there is one afterwards is for the caller
 * to see: a command that fails only ends this attempt.
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
