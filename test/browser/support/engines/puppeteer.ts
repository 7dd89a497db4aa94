import puppeteer from 'puppeteer-core';
import type { LaunchOptions } from 'puppeteer-core';
import { DESKTOP } from '../window-sizes';
import type { EngineBrowser } from './engine';
import { recordFaults } from './record-faults';

/**
 * Starts Chromium or Firefox with a new profile. Firefox is controlled with WebDriver BiDi: Playwright
 * needs a patched Firefox.
 */
export async function launchWithPuppeteer(
  options: Pick<LaunchOptions, 'browser' | 'executablePath' | 'args'>,
): Promise<EngineBrowser> {
  // As long as the test waits.
  const browser = await puppeteer.launch({ ...options, headless: true, timeout: 0 });
  return {
    async newTab(size = DESKTOP) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(size);
      await page.evaluateOnNewDocument(recordFaults);
      // Puppeteer waits for the document to load, which is too late for input during loading.
      const start = (loading: Promise<unknown>) => {
        loading.catch(() => {});
      };
      return {
        navigate: async (url) => start(page.goto(url)),
        reload: async () => start(page.reload()),
        async evaluate(expression, frame) {
          const element = frame === undefined ? null : await page.$(frame);
          const content = frame === undefined ? page : await element?.contentFrame();
          if (!content) {
            throw new Error(`The page has no frame ${frame}.`);
          }
          return content.evaluate(expression);
        },
        click: (x, y) => page.mouse.click(x, y),
        async press(keys) {
          for (const key of keys) {
            await page.keyboard.down(key);
          }
          for (const key of keys.toReversed()) {
            await page.keyboard.up(key);
          }
        },
        type: (text) => page.keyboard.type(text),
        screenshot: async () => Buffer.from(await page.screenshot()),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
