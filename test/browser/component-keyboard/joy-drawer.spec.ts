import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectFocus } from '../support/keys';
import { forRows } from '../support/keyboard-row';
import { openPlayground } from '../support/playground';

const PAGE = 'docs-joy/components/drawer/drawer.mdx';

/** Opens the drawer of a demo, and waits until it has the focus. */
async function openDrawer(page: Page, demo: string, button: string, title: string) {
  await page.goto(`/demo/joy-ui/?demo=drawer/${demo}`);
  // Added to the document in the browser only, and hidden until it opens.
  await expect(page.locator('[role="dialog"]')).toBeAttached();
  await page.getByRole('button', { name: button }).click();
  const drawer = page.getByRole('dialog', { name: title });
  await expect(drawer).toBeFocused();
  return drawer;
}

test(
  'Tab and Shift+Tab stay in a Joy UI drawer',
  forRows(PAGE, 'Tab', 'Shift+Tab'),
  async ({ page }) => {
    const drawer = await openDrawer(page, 'DrawerFilters', 'Filter orders', 'Filters');
    const first = drawer.getByRole('button', { name: 'Close filters' });
    const last = drawer.getByRole('button', { name: 'Show orders' });
    await expectFocus(
      page,
      ['Tab', first],
      ['Tab', drawer.getByRole('checkbox', { name: 'Open' })],
      ['Shift+Tab', first],
      ['Shift+Tab', last],
      ['Tab', first],
    );
  },
);

test(
  'Escape closes a Joy UI drawer and returns focus to its button',
  forRows(PAGE, 'Escape'),
  async ({ page }) => {
    const drawer = await openDrawer(page, 'DrawerCloseButton', 'Read message', 'From Ana Ruiz');
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('button', { name: 'Read message' })).toBeFocused();
    await expect(page.getByRole('status')).toHaveText('Reason: escapeKeyDown');
  },
);

test(
  'Escape leaves a Joy UI drawer open with disableEscapeKeyDown',
  forRows(PAGE, 'Escape'),
  async ({ page }) => {
    const { root } = await openPlayground(
      page,
      '/joy-ui/api/drawer/?Drawer.disableEscapeKeyDown=true',
      'Drawer',
    );
    await root.getByRole('button', { name: 'Open' }).click();
    const drawer = page.getByRole('dialog', { name: 'Areas' });
    await expect(drawer).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(drawer.getByRole('button', { name: 'Close' })).toBeFocused();
  },
);
