import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { chooseBrowser } from './browser/choose-browser';
import { downloadBrowser, installPackages } from './browser/install-browser';
import { canInstallPackages } from './browser/machine-facts';
import type { MachineFacts } from './browser/machine-facts';
import {
  FIREFOX,
  WEBKIT,
  findPrograms,
  missingPackages,
  skipReason,
} from './browser/other-engines';
import type { OtherEngine } from './browser/other-engines';
import { runCommand } from '../shared/command/run-command';

/** Playwright's own browser may lack system libraries, so it only counts if it starts. */
function playwrightBrowser(): string | undefined {
  const file = chromium.executablePath();
  return existsSync(file) && spawnSync(file, ['--version']).status === 0 ? file : undefined;
}

const MACHINE: MachineFacts = {
  env: process.env,
  platform: process.platform,
  uid: process.getuid?.(),
  exists: existsSync,
  playwrightBrowser,
};

/**
 * Finds a browser for tests and measurements.
 *
 * @returns Path of a Chromium or Chrome.
 * @throws If `CHROME_PATH` isn't a file, or if no browser is installed.
 */
export function findBrowser(): string {
  const found = chooseBrowser(MACHINE);
  if (found === undefined) {
    throw new Error(
      'No Chromium or Chrome found. Install one with `npx tsx scripts/test/browser.ts` (npm test does this too), or set CHROME_PATH to its path.',
    );
  }
  return found;
}

/**
 * Finds a browser for tests and measurements, or installs one: with Playwright, otherwise with
 * `apt-get`.
 *
 * @returns Path of a Chromium or Chrome.
 * @throws If `CHROME_PATH` isn't a file, or if no browser could be installed.
 */
export function ensureBrowser(): string {
  if (chooseBrowser(MACHINE) === undefined) {
    downloadBrowser();
  }
  if (chooseBrowser(MACHINE) === undefined && canInstallPackages(MACHINE)) {
    installPackages('chromium');
  }
  const found = chooseBrowser(MACHINE);
  if (found === undefined) {
    throw new Error(
      'No browser for the tests: there is none on PATH, and installing one failed (the output is above). ' +
        'Install Chromium or Chrome, for example with `apt-get install chromium` or `brew install --cask google-chrome`, or set CHROME_PATH to the path of one.',
    );
  }
  return found;
}

/**
 * Finds the programs of an engine other than Chromium.
 *
 * @returns Their paths, in the order of `programs`, or why the tests in this engine are skipped.
 */
export function findEngine(engine: OtherEngine): string[] | { skipped: string } {
  return findPrograms(engine, MACHINE) ?? { skipped: skipReason(engine) };
}

/**
 * Installs the other engines that tests run in, where that is possible: as root on Debian. Prints
 * which of them are skipped.
 */
export function ensureEngines(): void {
  const packages = missingPackages(MACHINE);
  if (packages.length > 0) {
    installPackages('--no-install-recommends', ...packages);
  }
  for (const engine of [FIREFOX, WEBKIT]) {
    const found = findEngine(engine);
    if ('skipped' in found) {
      console.error(found.skipped);
    }
  }
}

runCommand(
  module,
  {
    name: 'npx tsx scripts/test/browser.ts',
    summary:
      'Installs the browsers of the tests where they are missing, and prints the path of Chromium.',
  },
  async () => {
    console.log(ensureBrowser());
    ensureEngines();
  },
);
