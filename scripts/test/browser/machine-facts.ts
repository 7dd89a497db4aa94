import path from 'node:path';

/** Facts about the machine that determine which browsers tests use. */
export interface MachineFacts {
  env: { CHROME_PATH?: string; PATH?: string };
  platform: NodeJS.Platform;
  /** User id of this process; `undefined` if the system has none. */
  uid: number | undefined;
  exists: (file: string) => boolean;
  /**
   * Path of the Chromium that Playwright downloaded; `undefined` if it's missing or doesn't start.
   */
  playwrightBrowser: () => string | undefined;
}

/**
 * Finds the first command that is on PATH.
 *
 * @param commands - Names, in order of preference.
 * @returns Its path.
 */
export function onPath(
  commands: readonly string[],
  { env, exists }: MachineFacts,
): string | undefined {
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return commands
    .flatMap((command) => folders.map((folder) => path.join(folder, command)))
    .find(exists);
}

/** Whether this process can install Debian packages. */
export function canInstallPackages(facts: MachineFacts): boolean {
  const { platform, uid } = facts;
  return platform === 'linux' && uid === 0 && onPath(['apt-get'], facts) !== undefined;
}
