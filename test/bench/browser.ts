import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import playwrightConfig from '../../playwright.config';

interface BrowserLaunch {
  executablePath: string;
  args: string[];
}

/** The browser and flags of the browser tests, so both see the same site. */
export function browserLaunch(): BrowserLaunch {
  const { executablePath, args } = playwrightConfig.use?.launchOptions ?? {};
  if (!executablePath || !args) {
    throw new Error('playwright.config.ts configures no browser. Set use.launchOptions there.');
  }
  return { executablePath, args };
}

/** Starts a browser with an empty profile and cache. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch(browserLaunch());
}
