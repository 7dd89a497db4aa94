import { onPath } from './machine-facts';
import type { MachineFacts } from './machine-facts';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const MACOS_APPLICATIONS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Chooses a browser for the tests: the one in `CHROME_PATH`, otherwise an installed Chromium or
 * Chrome, otherwise the one that Playwright downloaded.
 *
 * @returns Its path; `undefined` if there is none.
 * @throws If `CHROME_PATH` is a file that doesn't exist.
 */
export function chooseBrowser(facts: MachineFacts): string | undefined {
  const { env, exists, platform } = facts;
  if (env.CHROME_PATH && !exists(env.CHROME_PATH)) {
    throw new Error(
      `CHROME_PATH is "${env.CHROME_PATH}", which doesn't exist. Set it to the path of a Chromium or Chrome, or unset it to use an installed one.`,
    );
  }
  return (
    (env.CHROME_PATH || undefined) ??
    onPath(COMMANDS, facts) ??
    (platform === 'darwin' ? MACOS_APPLICATIONS.find(exists) : undefined) ??
    facts.playwrightBrowser()
  );
}
