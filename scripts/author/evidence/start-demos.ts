import { startDemo } from 'accessibility-evidence/check';
import type { Start } from 'accessibility-evidence/check';
import type { Engine } from '../../../test/browser/support/engines/engine';
import { launchEngine } from '../../../test/browser/support/engines/launch-engine';
import { openSite } from '../../../test/browser/support/engines/site';
import { UsageError } from '../../shared/command/usage-error';
import { siteToCheck } from './site-to-check';
import type { SitePage } from './site-to-check';

type Demo = SitePage['demos'][number];

/** What went wrong in the page of a demo; empty if nothing did. Evaluated in the page. */
const FAULTS = `[
  ...(window.recordedFaults ?? []),
  ...[...document.querySelectorAll('#frame > p[role="alert"]')].map((one) => one.textContent),
]`;

/**
 * Starts demos in an engine, and calls back with the result of each.
 *
 * @throws UsageError - If the engine isn't installed.
 */
export async function startDemos(
  engine: Engine,
  demos: readonly (readonly [SitePage, Demo])[],
  onStarted: (page: SitePage, demo: Demo, start: Start) => void,
): Promise<void> {
  const browser = await launchEngine(engine);
  if ('skipped' in browser) {
    throw new UsageError(browser.skipped);
  }
  const site = await openSite();
  try {
    const tab = await browser.newTab();
    for (const [page, demo] of demos) {
      onStarted(page, demo, await startDemo(tab, siteToCheck(site.url), demo, FAULTS));
    }
    await tab.close();
  } finally {
    await browser.close();
    await site.close();
  }
}
