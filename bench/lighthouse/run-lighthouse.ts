import { launch } from 'chrome-launcher';
import type { Result } from 'lighthouse';
import { browserLaunch } from '../browser';
import { CATEGORIES, lighthouseFigures } from './figures';
import type { LighthouseFigures } from './figures';

async function runOnce(url: string): Promise<Result> {
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

/**
 * Runs Lighthouse with its default settings: a simulated slow phone on a slow network.
 *
 * @param url - URL of the page.
 * @param runs - Number of runs; each starts a separate browser.
 * @returns The median of the runs.
 */
export async function runLighthouse(url: string, runs: number): Promise<LighthouseFigures> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) {
    results.push(await runOnce(url));
  }
  return lighthouseFigures(results);
}
