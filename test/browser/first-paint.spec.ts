import { expect, test } from '@playwright/test';
import { demoRoot, whenHydrated } from './support/hydration';
import { holdRequests, isScript } from './support/hold-requests';
import { nextFrames, whenPainted } from './support/painted';
import { comparePixels } from './support/pixels';
import { storeSettings } from './support/reader-settings';

const PAGE = '/material-ui/react-dialog/';
const DEMO = 'SimpleDialogDemo';

/** Each choice, with a system preference for the opposite. */
const CASES = [
  { mode: 'dark', system: 'light', direction: 'ltr', motion: 'no-preference', variant: 'TS' },
  { mode: 'light', system: 'dark', direction: 'rtl', motion: 'no-preference', variant: 'JS' },
  { mode: 'dark', system: 'light', direction: 'rtl', motion: 'reduce', variant: 'JS' },
  { mode: 'light', system: 'dark', direction: 'ltr', motion: 'reduce', variant: 'TS' },
] as const;

for (const { mode, system, direction, motion, variant } of CASES) {
  test.describe(`with ${mode} mode on a ${system} system, ${direction}, motion: ${motion}, ${variant}`, () => {
    test.use({
      // High enough for headings, text, a code block and demos.
      viewport: { width: 1280, height: 2600 },
      colorScheme: system,
      contextOptions: { reducedMotion: motion },
    });

    test('hydration changes no pixel of the first paint', async ({ page, context, baseURL }) => {
      await storeSettings(page, { mode, direction });
      await context.addCookies([{ name: 'codeVariant', value: variant, url: baseURL! }]);
      const release = await holdRequests(page, isScript);
      // Only scripts know the current section in the table of contents, and the ad.
      const mask = [page.locator('.theme-doc-toc-desktop'), page.locator('[data-ad-slot]')];
      await page.goto(PAGE, { waitUntil: 'commit' });
      await whenPainted(page);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
      await expect(page.getByRole('button', { name: 'Change branch' })).toBeInViewport();
      await expect(page.locator('pre', { hasText: 'DeletePhotoProps' })).toBeInViewport();
      const before = await page.screenshot({ mask, path: test.info().outputPath('before.png') });

      release();
      await whenHydrated(page);
      await expect(demoRoot(page, DEMO)).toHaveAttribute('data-ready', /.*/, { timeout: 20_000 });
      await nextFrames(page);
      const after = await page.screenshot({ mask, path: test.info().outputPath('after.png') });
      expect(await comparePixels(before, after)).toEqual({ count: 0, box: null });
    });
  });
}
