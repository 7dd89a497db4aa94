import { launch } from 'chrome-launcher';
import type { Result } from 'lighthouse';
import { browserLaunch } from '../browser';
import { CATEGORIES } from './figures';

/** Lighthouse's own advice for a browser whose trace it couldn't record, which happens rarely. */
const RUN_AGAIN = 'NO_NAVSTART';

const MAX_TRIES = 3;

/**
 * Runs Lighthouse once with its default settings: a simulated slow phone on a slow network.
 *
 * @param url - URL of the page.
 * @returns The whole report of a browser that has nothing cached.
 * @param tries - How many times to run it if it can't record the page.
 * @throws If Lighthouse fails.
 */
export async function runLighthouse(url: string, tries = MAX_TRIES): Promise<Result> {
  const { default: lighthouse } = await import('lighthouse');
  const { executablePath, args } = browserLaunch();
  const chrome = await launch({ chromePath: executablePath, chromeFlags: args });
  try {
    const run = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: CATEGORIES,
    });
    if (run?.lhr.runtimeError?.code === RUN_AGAIN && tries > 1) {
      return await runLighthouse(url, tries - 1);
    }
    if (!run || run.lhr.runtimeError) {
      throw new Error(`Lighthouse failed on ${url}: ${run?.lhr.runtimeError?.message ?? ''}`);
    }
    return run.lhr;
  } finally {
    chrome.kill();
  }
}
