import path from 'node:path';

/** Facts about the machine that determine the browser. */
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

/** A command that installs a browser. */
export type Installer = 'playwright' | 'apt';

/** The browser to use, or the commands to try in order. */
export type BrowserChoice = { path: string } | { installers: readonly Installer[] };

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const MACOS_APPLICATIONS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function onPath(command: string, { env, exists }: MachineFacts): string | undefined {
  return (env.PATH ?? '')
    .split(path.delimiter)
    .filter(Boolean)
    .map((folder) => path.join(folder, command))
    .find(exists);
}

/**
 * Chooses a browser for the tests: the one in `CHROME_PATH`, otherwise an installed Chromium or
 * Chrome, otherwise the one that Playwright downloaded, otherwise commands to install one.
 *
 * @throws If `CHROME_PATH` is a file that doesn't exist.
 */
export function chooseBrowser(facts: MachineFacts): BrowserChoice {
  const { env, exists, platform, uid } = facts;
  if (env.CHROME_PATH) {
    if (!exists(env.CHROME_PATH)) {
      throw new Error(
        `CHROME_PATH is "${env.CHROME_PATH}", which doesn't exist. Set it to the path of a Chromium or Chrome, or unset it to use an installed one.`,
      );
    }
    return { path: env.CHROME_PATH };
  }

  const installed =
    COMMANDS.map((command) => onPath(command, facts)).find((file) => file !== undefined) ??
    (platform === 'darwin' ? MACOS_APPLICATIONS.find(exists) : undefined) ??
    facts.playwrightBrowser();
  if (installed !== undefined) {
    return { path: installed };
  }

  const hasApt = platform === 'linux' && uid === 0 && onPath('apt-get', facts) !== undefined;
  return { installers: hasApt ? ['playwright', 'apt'] : ['playwright'] };
}
