import { launchBrowser } from '../../../bench/browser';
import { DESKTOP } from '../window-sizes';
import type { EngineBrowser } from './engine';
import { recordFaults } from './record-faults';

/** Starts Chromium with Playwright. */
export async function launchChromium(): Promise<EngineBrowser> {
  const browser = await launchBrowser();
  return {
    async newTab() {
      const context = await browser.newContext({ viewport: DESKTOP });
      await context.addInitScript(recordFaults);
      const page = await context.newPage();
      return {
        async navigate(url) {
          await page.goto(url, { waitUntil: 'commit' });
        },
        async reload() {
          await page.reload({ waitUntil: 'commit' });
        },
        async evaluate(expression, frame) {
          const element = frame === undefined ? null : await page.$(frame);
          const content = frame === undefined ? page : await element?.contentFrame();
          if (!content) {
            throw new Error(`The page has no frame ${frame}.`);
          }
          return content.evaluate(expression);
        },
        click: (x, y) => page.mouse.click(x, y),
        press: (keys) => page.keyboard.press(keys.join('+')),
        type: (text) => page.keyboard.type(text),
        screenshot: () => page.screenshot(),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
