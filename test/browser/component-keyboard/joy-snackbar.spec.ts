import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectFocus } from '../support/keys';
import { forRows } from '../support/keyboard-row';

const PAGE = 'docs-joy/components/snackbar/snackbar.mdx';

/** Opens a snackbar that has no timer, so it's only closed by the keys. */
async function openSnackbar(page: Page) {
  await page.goto('/demo/joy-ui/?demo=snackbar/SnackbarInvertedColors');
  const opener = page.getByRole('button', { name: 'Check for updates' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const alert = page.getByRole('alert').filter({ hasText: 'A new version is available' });
  await expect(alert).toBeVisible();
  await expect(opener).toBeFocused();
  return { alert, opener };
}

test(
  'Escape closes a Joy UI snackbar from outside of it',
  forRows(PAGE, 'Escape'),
  async ({ page }) => {
    const { alert, opener } = await openSnackbar(page);
    await page.keyboard.press('Escape');
    await expect(alert).toHaveCount(0);
    await expect(opener).toBeFocused();
  },
);

test('Escape closes a Joy UI snackbar from inside', forRows(PAGE, 'Escape'), async ({ page }) => {
  const { alert } = await openSnackbar(page);
  await expectFocus(page, ['Tab', page.getByRole('button', { name: 'Reload' })]);
  await page.keyboard.press('Escape');
  await expect(alert).toHaveCount(0);
});

test('Tab reaches the buttons of a Joy UI snackbar', forRows(PAGE, 'Tab'), async ({ page }) => {
  const { opener } = await openSnackbar(page);
  const reload = page.getByRole('button', { name: 'Reload' });
  await expectFocus(
    page,
    ['Tab', reload],
    ['Tab', page.getByRole('button', { name: 'Later' })],
    ['Shift+Tab', reload],
    ['Shift+Tab', opener],
  );
});
