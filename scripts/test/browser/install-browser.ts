import { spawnSync } from 'node:child_process';

/** Runs a command with all output on stderr. The caller checks what it installed. */
function run(command: string, ...args: string[]): boolean {
  console.error(`Not all browsers for the tests yet, running: ${[command, ...args].join(' ')}`);
  const { status } = spawnSync(command, args, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 2, 2],
  });
  return status === 0;
}

/** Downloads Playwright's Chromium. A failure isn't an error. */
export function downloadBrowser(): void {
  run('npx', '--no-install', 'playwright', 'install', '--no-shell', 'chromium');
}

/**
 * Installs Debian packages. A failure isn't an error.
 *
 * @param args - Their names, and options of `apt-get install`.
 */
export function installPackages(...args: string[]): void {
  if (run('apt-get', 'update')) {
    run('apt-get', 'install', '-y', ...args);
  }
}
