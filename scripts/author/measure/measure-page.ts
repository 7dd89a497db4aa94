import type { Browser } from '@playwright/test';
import { allReady, loadAllIslands, measure, painted, unfinished } from './browser-side';

/** One viewport per width class of `src/demos/page/Demo.module.css`, in px. */
export const WIDTHS = [360, 412, 768, 1024, 1280, 1600] as const;

/** A page whose demos didn't become interactive. */
export class StuckPage extends Error {
  override name = 'StuckPage';
}

/**
 * Measures the demos of a page at all widths. The page loads once and is then resized.
 *
 * @param timeout - Time for the page to become interactive, in ms.
 * @returns Heights in px, one per width, by the URL of a demo's source pages.
 * @throws {StuckPage} On a timeout; the message contains the page and its unfinished demos.
 */
export async function measurePage(
  browser: Browser,
  url: string,
  timeout: number,
): Promise<Map<string, number[]>> {
  const page = await browser.newPage({ viewport: { width: WIDTHS[0], height: 900 } });
  try {
    // tsx adds a naming helper to functions, which doesn't exist in the page.
    await page.addInitScript('globalThis.__name = (value) => value');
    await page.addInitScript(loadAllIslands);
    try {
      await page.goto(url, { timeout });
      await page.waitForFunction(allReady, undefined, { timeout });
    } catch (cause) {
      const demos = await page.evaluate(unfinished).catch(() => []);
      const names = demos.length > 0 ? ` Unfinished demos: ${demos.join(', ')}.` : '';
      throw new StuckPage(
        `${new URL(url).pathname} was not interactive after ${timeout / 1000} s.${names}`,
        { cause },
      );
    }
    const heights = new Map<string, number[]>();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(painted);
      // Another width may show other parts of a demo, which may need another font.
      await page.waitForFunction(allReady, undefined, { timeout });
      for (const { source, height } of await page.evaluate(measure)) {
        heights.set(source, [...(heights.get(source) ?? []), height]);
      }
    }
    return heights;
  } finally {
    await page.close();
  }
}
