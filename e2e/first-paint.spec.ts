import { expect, test } from '@playwright/test';
import { demoRoot, whenHydrated } from './support/hydration';
import { holdRequests, isScript } from './support/hold-requests';
import { nextFrames, whenPainted } from './support/painted';
import { comparePixels } from './support/pixels';
import { storeSettings } from './support/reader-settings';

// Tall enough for headings, text, a block of code and demos with their previews.
test.use({ viewport: { width: 1280, height: 2600 } });

const PAGE = '/material-ui/react-dialog/';
const DEMO = 'SimpleDialogDemo';

for (const direction of ['ltr', 'rtl'] as const) {
  for (const [stored, system] of [
    ['dark', 'light'],
    ['light', 'dark'],
  ] as const) {
    test(`the first paint is final: ${stored} chosen, ${system} system, ${direction}`, async ({
      page,
      context,
    }) => {
      await page.emulateMedia({ colorScheme: system, reducedMotion: 'reduce' });
      await storeSettings(page, { mode: stored, direction });
      const release = await holdRequests(page, isScript);
      await page.goto(PAGE, { waitUntil: 'commit' });
      await whenPainted(page);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
      await expect(page.getByRole('button', { name: 'Change branch' })).toBeInViewport();
      await expect(page.locator('pre', { hasText: 'DeletePhotoProps' })).toBeInViewport();
      const before = await page.screenshot({ path: test.info().outputPath('before.png') });

      release();
      await whenHydrated(page);
      await expect(demoRoot(page, DEMO)).toHaveAttribute('data-ready');
      await nextFrames(page);
      const after = await page.screenshot({ path: test.info().outputPath('after.png') });

      expect(await comparePixels(context, before, after)).toEqual({ count: 0, box: null });
    });
  }
}
