import { expect, test } from '@playwright/test';
import { expectFocus } from '../support/keys';
import { forRows } from '../support/keyboard-row';

const PAGE = 'docs-material/components/drawer/drawer.mdx';

test(
  'Tab stays in a temporary drawer',
  forRows(PAGE, 'Tab', 'Shift with Tab'),
  async ({ page }) => {
    await page.goto('/demo/material-ui/?demo=drawer/TemporaryDrawer');
    await page.getByRole('button', { name: 'Ward 4: Beds' }).click();
    const drawer = page.getByRole('dialog', { name: 'Views of ward 4' });
    await expect(drawer).toBeVisible();
    const first = drawer.getByRole('button', { name: 'Beds' });
    const last = drawer.getByRole('button', { name: 'Handover' });
    await expectFocus(page, ['Tab', first], ['Shift+Tab', last], ['Tab', first]);
  },
);

test(
  'Escape closes a temporary drawer and returns focus to its button',
  forRows(PAGE, 'Escape'),
  async ({ page }) => {
    await page.goto('/demo/material-ui/?demo=drawer/TemporaryDrawer');
    const button = page.getByRole('button', { name: 'Ward 4: Beds' });
    await button.click();
    const drawer = page.getByRole('dialog', { name: 'Views of ward 4' });
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(button).toBeFocused();
  },
);
