import path from 'node:path';

/** What the choice of a browser depends on. */
export interface MachineFacts {
  env: { CHROME_PATH?: string; PATH?: string };
  platform: NodeJS.Platform;
  /** User id of this process; `undefined` where the system has none. */
  uid: number | undefined;
  exists: (file: string) => boolean;
  /** Path of the Chromium that Playwright downloaded, or `undefined` if there is none that starts. */
  playwrightBrowser: () => string | undefined;
}

/** A way to get a browser onto this machine. */
export type Installer = 'playwright' | 'apt';

/** The browser to use, or the ways to install one in the order to try them. */
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
 * Decides which browser the tests use: the one that `CHROME_PATH` names, else an installed Chromium
 * or Chrome, else the one that Playwright downloaded, else how to install one.
 *
 * @throws If `CHROME_PATH` names a file that does not exist.
 */
export function chooseBrowser(facts: MachineFacts): BrowserChoice {
  const { env, exists, platform, uid } = facts;
  if (env.CHROME_PATH) {
    if (!exists(env.CHROME_PATH)) {
      throw new Error(
        `CHROME_PATH is "${env.CHROME_PATH}", and there is no such file. Set it to the path of a Chromium or Chrome, or unset it to use an installed one.`,
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
