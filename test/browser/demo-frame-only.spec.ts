import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { demoFrame, openHydrated } from './support/hydration';

const PAGE = '/docs-infra/writing-demos/';
const NAME = 'FixedBar';

/** The bar, where the page itself contains it. */
const barInPage = (page: Page) => page.locator('.MuiAppBar-root');

test(
  'a demo with a fixed bar is not in the page without scripts',
  { tag: '@commit' },
  async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(PAGE);
    const stage = demoFrame(page, NAME).locator('[data-frame-room]');
    await expect(stage.getByRole('link')).toHaveAttribute('href', `/demo/docs-infra/?demo=${NAME}`);
    await expect(barInPage(page)).toHaveCount(0);
    expect((await stage.boundingBox())!.height).toBeGreaterThanOrEqual(260);
    await context.close();
  },
);

test(
  'a demo with a fixed bar runs in its frame, in the room that was reserved',
  { tag: '@commit' },
  async ({ page }) => {
    await openHydrated(page, PAGE);
    const demo = demoFrame(page, NAME);
    const before = (await demo.boundingBox())!.height;
    await demo.scrollIntoViewIfNeeded();
    const bar = demo.frameLocator('iframe').locator('.MuiAppBar-root');
    await expect(bar).toBeVisible({ timeout: 20_000 });
    await expect(bar).toHaveCSS('position', 'fixed');
    await expect(barInPage(page)).toHaveCount(0);
    expect((await demo.boundingBox())!.height).toBe(before);
  },
);
