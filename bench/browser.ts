import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import playwrightConfig from '../playwright.config';

interface BrowserLaunch {
  executablePath: string;
  args: string[];
}

/** The browser and the flags of the browser tests, so that both see the same site. */
export function browserLaunch(): BrowserLaunch {
  const { executablePath, args } = playwrightConfig.use?.launchOptions ?? {};
  if (!executablePath || !args) {
    throw new Error('playwright.config.ts names no browser: set use.launchOptions there.');
  }
  return { executablePath, args };
}

/** Starts a browser without profile or cache. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch(browserLaunch());
}
