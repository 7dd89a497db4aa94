import { setTimeout } from 'node:timers/promises';
import type { PageDemo } from '../../../plugins/content/demos/page-demos';
import type { EvidencePage } from '../../../plugins/content/evidence/evidence-pages';
import type { DemoEvidence } from '../../../src/page/evidence/types';
import type { Engine, EngineTab } from '../../../test/browser/support/engines/engine';
import { launchEngine } from '../../../test/browser/support/engines/launch-engine';
import { openSite } from '../../../test/browser/support/engines/site';
import { UsageError } from '../../shared/command/usage-error';
import { demoPath } from './demo-path';

/** Whether a demo ran in an engine. */
export type Start = NonNullable<DemoEvidence['engines'][Engine]>;

/** In ms. Most demos take less than a second. */
const TIMEOUT = 30_000;
const INTERVAL = 50;

/** What went wrong in the page of a demo; empty if nothing did. Evaluated in the page. */
const FAULTS = `[
  ...(window.recordedFaults ?? []),
  ...[...document.querySelectorAll('#frame > p[role="alert"]')].map((one) => one.textContent),
]`;

const isReady = (demo: string) =>
  `location.search.includes(${JSON.stringify(demo)}) && document.querySelector('#frame[data-ready]') !== null`;

/** @example browserName('… Gecko/20100101 Firefox/128.0') // 'Firefox 128.0' */
export function browserName(userAgent: string): string {
  const [, firefox] = /Firefox\/([\d.]+)/.exec(userAgent) ?? [];
  const [, chromium] = /Chrome\/([\d.]+)/.exec(userAgent) ?? [];
  const [, webkit] = /Version\/([\d.]+)/.exec(userAgent) ?? [];
  return firefox ? `Firefox ${firefox}` : chromium ? `Chromium ${chromium}` : `WebKit ${webkit}`;
}

async function untilReady(tab: EngineTab, query: string): Promise<boolean> {
  for (let waited = 0; waited < TIMEOUT; waited += INTERVAL) {
    // Evaluating fails while the page is replaced.
    if ((await tab.evaluate(isReady(query)).catch(() => false)) === true) {
      return true;
    }
    await setTimeout(INTERVAL);
  }
  return false;
}

/**
 * Starts demos in an engine, and calls back with the result of each.
 *
 * @throws UsageError - If the engine isn't installed.
 */
export async function startDemos(
  engine: Engine,
  demos: readonly (readonly [EvidencePage, PageDemo])[],
  onStarted: (page: EvidencePage, demo: PageDemo, start: Start) => Promise<void>,
): Promise<void> {
  const browser = await launchEngine(engine);
  if ('skipped' in browser) {
    throw new UsageError(browser.skipped);
  }
  const site = await openSite();
  try {
    const tab = await browser.newTab();
    for (const [page, demo] of demos) {
      const path = demoPath(page, demo);
      await tab.navigate(site.url + path);
      const ready = await untilReady(tab, path.slice(path.indexOf('?')));
      const [fault] = (await tab.evaluate(FAULTS)) as string[];
      const error = fault ?? (ready ? undefined : 'The demo was not interactive in time.');
      await onStarted(page, demo, {
        ran: error === undefined,
        date: new Date().toISOString().slice(0, 10),
        version: browserName(String(await tab.evaluate('navigator.userAgent'))),
        ...(error === undefined ? {} : { error: error.slice(0, 200) }),
      });
    }
    await tab.close();
  } finally {
    await browser.close();
    await site.close();
  }
}
