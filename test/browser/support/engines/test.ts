import { writeFile } from 'node:fs/promises';
import { expect, test as base } from '@playwright/test';
import { ENGINES } from './engine';
import type { Engine } from './engine';
import { launchEngine } from './launch-engine';
import { openSite } from './site';
import type { Site } from './site';
import { Tab } from './tab';

interface TestFixtures {
  engine: Engine;
  /** An empty tab with its own storage. The test fails if anything goes wrong in its pages. */
  tab: Tab;
}

interface WorkerFixtures {
  site: Site;
  /** Starts the browser of an engine, once. */
  launch: typeof launchEngine;
}

/** Tests that run in several engines. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: ['chromium', { option: true }],
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that it needs.
    async ({}, provide) => {
      const site = await openSite();
      await provide(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  launch: [
    // eslint-disable-next-line no-empty-pattern -- As above.
    async ({}, provide) => {
      const launched = new Map<Engine, ReturnType<typeof launchEngine>>();
      await provide((engine) => {
        const browser = launched.get(engine) ?? launchEngine(engine);
        launched.set(engine, browser);
        return browser;
      });
      for (const browser of await Promise.all(launched.values())) {
        if ('close' in browser) {
          await browser.close();
        }
      }
    },
    { scope: 'worker' },
  ],
  tab: async ({ engine, launch, site }, provide, testInfo) => {
    const browser = await launch(engine);
    if ('skipped' in browser) {
      testInfo.skip(true, browser.skipped);
      return;
    }
    const engineTab = await browser.newTab();
    try {
      const tab = new Tab(engineTab, site.url);
      await provide(tab);
      if (testInfo.status !== testInfo.expectedStatus) {
        const path = testInfo.outputPath('screenshot.png');
        await writeFile(path, await engineTab.screenshot());
        testInfo.attachments.push({ name: 'screenshot', path, contentType: 'image/png' });
      }
      expect(await tab.allFaults()).toEqual([]);
    } finally {
      await engineTab.close();
    }
  },
});

/** Defines tests once for each engine. */
export function inEachEngine(define: () => void): void {
  for (const engine of ENGINES) {
    test.describe(engine, () => {
      // One test may wait for several conditions, each as long as `Tab` allows.
      test.describe.configure({ timeout: 180_000 });
      test.use({ engine });
      define();
    });
  }
}
