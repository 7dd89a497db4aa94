import { setTimeout } from 'node:timers/promises';
import type { DemoEvidence } from '../types';
import type { DemoToCheck, SiteToCheck } from './page-to-check';

/** Whether a demo ran in an engine. */
export type Start = NonNullable<DemoEvidence['engines']['chromium']>;

/** A tab of any engine. */
export interface EngineTab {
  navigate: (url: string) => Promise<unknown>;
  /** Evaluates an expression whose value is JSON. */
  evaluate: (expression: string) => Promise<unknown>;
}

/** In ms. Most demos take less than a second. */
const TIMEOUT = 30_000;
const INTERVAL = 50;

/** @example browserName('… Gecko/20100101 Firefox/128.0') // 'Firefox 128.0' */
export function browserName(userAgent: string): string {
  const [, firefox] = /Firefox\/([\d.]+)/.exec(userAgent) ?? [];
  const [, chromium] = /Chrome\/([\d.]+)/.exec(userAgent) ?? [];
  const [, webkit] = /Version\/([\d.]+)/.exec(userAgent) ?? [];
  return firefox ? `Firefox ${firefox}` : chromium ? `Chromium ${chromium}` : `WebKit ${webkit}`;
}

async function untilReady(tab: EngineTab, query: string, ready: string): Promise<boolean> {
  const isReady = `location.search.includes(${JSON.stringify(query)}) && document.readyState === 'complete' && document.querySelector(${JSON.stringify(ready)}) !== null`;
  for (let waited = 0; waited < TIMEOUT; waited += INTERVAL) {
    // Evaluating fails while the page is replaced.
    if ((await tab.evaluate(isReady).catch(() => false)) === true) {
      return true;
    }
    await setTimeout(INTERVAL);
  }
  return false;
}

/**
 * Starts a demo in an engine.
 *
 * @param faults - An expression for what went wrong in its page, as texts.
 */
export async function startDemo(
  tab: EngineTab,
  { url, ready }: SiteToCheck,
  { path, selector = 'body' }: DemoToCheck,
  faults: string,
): Promise<Start> {
  await tab.navigate(url + path);
  const query = new URL(path, url).search;
  const isReady = await untilReady(tab, query, ready ?? selector);
  const [fault] = (await tab.evaluate(faults)) as string[];
  const error = fault ?? (isReady ? undefined : 'The demo was not interactive in time.');
  return {
    ran: error === undefined,
    date: new Date().toISOString().slice(0, 10),
    version: browserName(String(await tab.evaluate('navigator.userAgent'))),
    ...(error === undefined ? {} : { error: error.slice(0, 200) }),
  };
}
