import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { findBrowser } from '../../scripts/test/browser';

const ARGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The browser and flags of the browser tests and the benchmark, so both see the same site.
 *
 * @throws If no browser is installed.
 */
export function browserLaunch(): { executablePath: string; args: string[] } {
  return { executablePath: findBrowser(), args: ARGS };
}

/** Starts a browser with an empty profile and cache. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch(browserLaunch());
}
