import { launch } from 'chrome-launcher';
import type { Flags, Result } from 'lighthouse';
import { browserLaunch } from '../browser';
import { CATEGORIES } from './figures';

/** Lighthouse's own advice for a browser whose trace it couldn't record, which happens rarely. */
const RUN_AGAIN = 'NO_NAVSTART';

const MAX_TRIES = 3;

class LostTraceError extends Error {}

/**
 * Loads a page with Lighthouse.
 *
 * @param url - URL of the page.
 * @param flags - Settings that differ from Lighthouse's defaults.
 * @returns The complete report.
 */
type Audit = (url: string, flags: Flags) => Promise<Result>;

async function audit(url: string, flags: Flags): Promise<Result> {
  const { default: lighthouse } = await import('lighthouse');
  const run = await lighthouse(url, { logLevel: 'error', ...flags });
  if (!run || run.lhr.runtimeError) {
    const { code, message = '' } = run?.lhr.runtimeError ?? {};
    const text = `Lighthouse failed on ${url}: ${message}`;
    throw code === RUN_AGAIN ? new LostTraceError(text) : new Error(text);
  }
  return run.lhr;
}

async function inBrowser<T>(measure: (load: Audit) => Promise<T>): Promise<T> {
  const { executablePath, args } = browserLaunch();
  const chrome = await launch({ chromePath: executablePath, chromeFlags: args });
  try {
    return await measure((url, flags) => audit(url, { ...flags, port: chrome.port }));
  } finally {
    chrome.kill();
  }
}

/**
 * Starts a browser with an empty profile for one or several loads with Lighthouse. If Lighthouse
 * can't record a load, it starts again in a new browser.
 *
 * @param measure - Receives a function that loads a page in this browser.
 * @param tries - How many browsers to start at most.
 * @throws If Lighthouse fails.
 */
export async function withLighthouse<T>(
  measure: (load: Audit) => Promise<T>,
  tries = MAX_TRIES,
): Promise<T> {
  try {
    return await inBrowser(measure);
  } catch (error) {
    if (error instanceof LostTraceError && tries > 1) {
      return withLighthouse(measure, tries - 1);
    }
    throw error;
  }
}

/**
 * Runs Lighthouse once with its default settings: a simulated slow phone on a slow network.
 *
 * @param url - URL of the page.
 * @returns The complete report of a browser that has nothing cached.
 * @throws If Lighthouse fails.
 */
export function runLighthouse(url: string): Promise<Result> {
  return withLighthouse((load) => load(url, { onlyCategories: CATEGORIES }));
}
