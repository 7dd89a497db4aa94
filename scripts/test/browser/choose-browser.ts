import { canInstallPackages, onPath } from './machine-facts';
import type { MachineFacts } from './machine-facts';

/** A command that installs a browser. */
export type Installer = 'playwright' | 'apt';

/** The browser to use, or the commands to try in order. */
export type BrowserChoice = { path: string } | { installers: readonly Installer[] };

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const MACOS_APPLICATIONS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Chooses a browser for the tests: the one in `CHROME_PATH`, otherwise an installed Chromium or
 * Chrome, otherwise the one that Playwright downloaded, otherwise commands to install one.
 *
 * @throws If `CHROME_PATH` is a file that doesn't exist.
 */
export function chooseBrowser(facts: MachineFacts): BrowserChoice {
  const { env, exists, platform } = facts;
  if (env.CHROME_PATH) {
    if (!exists(env.CHROME_PATH)) {
      throw new Error(
        `CHROME_PATH is "${env.CHROME_PATH}", which doesn't exist. Set it to the path of a Chromium or Chrome, or unset it to use an installed one.`,
      );
    }
    return { path: env.CHROME_PATH };
  }

  const installed =
    onPath(COMMANDS, facts) ??
    (platform === 'darwin' ? MACOS_APPLICATIONS.find(exists) : undefined) ??
    facts.playwrightBrowser();
  if (installed !== undefined) {
    return { path: installed };
  }

  return { installers: canInstallPackages(facts) ? ['playwright', 'apt'] : ['playwright'] };
}
