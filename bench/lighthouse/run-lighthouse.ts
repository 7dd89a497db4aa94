import { launch } from 'chrome-launcher';
import type { Result } from 'lighthouse';
import { browserLaunch } from '../browser';
import { CATEGORIES } from './figures';

/**
 * Runs Lighthouse once with its default settings: a simulated slow phone on a slow network.
 *
 * @param url - URL of the page.
 * @returns The whole report of a browser that has nothing cached.
 * @throws If Lighthouse fails.
 */
export async function runLighthouse(url: string): Promise<Result> {
  const { default: lighthouse } = await import('lighthouse');
  const { executablePath, args } = browserLaunch();
  const chrome = await launch({ chromePath: executablePath, chromeFlags: args });
  try {
    const run = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: CATEGORIES,
    });
    if (!run || run.lhr.runtimeError) {
      throw new Error(`Lighthouse failed on ${url}: ${run?.lhr.runtimeError?.message ?? ''}`);
    }
    return run.lhr;
  } finally {
    chrome.kill();
  }
}
