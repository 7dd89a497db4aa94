import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { forRows } from '../support/keyboard-row';
import { expectFocus } from '../support/keys';

const PAGE = 'docs-x/charts/toolbar/toolbar.mdx';

/** Opens a chart and focuses the first button of its toolbar. */
async function focusToolbar(page: Page) {
  await page.goto('/demo/x/?demo=charts/toolbar/ExportToolbar');
  const csv = page.getByRole('button', { name: 'Download CSV' });
  // No button is in the tab order until the toolbar is interactive.
  await expect(csv).toHaveAttribute('tabindex', '0');
  await csv.focus();
  return { csv, json: page.getByRole('button', { name: 'Download JSON' }) };
}

test(
  "the arrow keys, Home and End move between the buttons of a chart's toolbar",
  forRows(PAGE, 'Arrow Right, Arrow Left', 'Home, End'),
  async ({ page }) => {
    const { csv, json } = await focusToolbar(page);
    await expectFocus(
      page,
      ['ArrowRight', json],
      ['ArrowRight', csv],
      ['ArrowLeft', json],
      ['ArrowLeft', csv],
      ['End', json],
      ['Home', csv],
    );
  },
);

test(
  "Tab moves to the button of a chart's toolbar that was focused last, and out again",
  forRows(PAGE, 'Tab'),
  async ({ page }) => {
    const { json } = await focusToolbar(page);
    const focused = page.getByRole('toolbar').locator(':focus');
    await expectFocus(page, ['ArrowRight', json]);
    await page.keyboard.press('Shift+Tab');
    await expect(focused).toHaveCount(0);
    await expectFocus(page, ['Tab', json]);
    await page.keyboard.press('Tab');
    await expect(focused).toHaveCount(0);
  },
);

for (const key of ['Enter', 'Space']) {
  test(
    `${key} on a button of a chart's toolbar downloads the values and reports it`,
    forRows(PAGE, 'Enter, Space'),
    async ({ page }) => {
      const { csv } = await focusToolbar(page);
      const started = page.waitForEvent('download');
      await expect(csv).toBeFocused();
      await page.keyboard.press(key);
      expect((await started).suggestedFilename()).toBe('orders.csv');
      await expect(
        page.getByRole('status').filter({ hasText: 'Downloaded orders.csv' }),
      ).toBeVisible();
    },
  );
}
