import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectFocus } from '../support/keys';
import { forRows } from '../support/keyboard-row';

const PAGE = 'docs-joy/components/tabs/tabs.mdx';

/** Opens a demo's page, and focuses a tab once the tabs have registered. */
async function focusTab(page: Page, demo: string, name: string) {
  await page.goto(`/demo/joy-ui/?demo=tabs/${demo}`);
  const tab = page.getByRole('tab', { name });
  await expect(tab).toHaveAttribute('tabindex', '0');
  await tab.focus();
}

test(
  'a row of tabs reacts to the keys that its page lists',
  forRows(PAGE, 'Arrow Right, Arrow Left', 'Home, End', 'Page Up, Page Down', 'A letter'),
  async ({ page }) => {
    await focusTab(page, 'TabsScrollable', 'January');
    const tab = (name: string) => page.getByRole('tab', { name });
    await expectFocus(
      page,
      ['ArrowLeft', tab('August')],
      ['ArrowRight', tab('January')],
      ['ArrowRight', tab('February')],
      ['End', tab('August')],
      ['PageUp', tab('March')],
      ['PageUp', tab('January')],
      ['PageDown', tab('June')],
      ['PageDown', tab('August')],
      ['Home', tab('January')],
      ['a', tab('April')],
    );
    await expect(tab('January')).toHaveAttribute('aria-selected', 'true');
  },
);

test('several letters find a tab by its value', forRows(PAGE, 'A letter'), async ({ page }) => {
  await focusTab(page, 'TabsScrollable', 'January');
  await page.keyboard.type('jul');
  await expect(page.getByRole('tab', { name: 'July' })).toBeFocused();
});

test(
  'letters find a tab by its value, not by its label',
  forRows(PAGE, 'A letter'),
  async ({ page }) => {
    await focusTab(page, 'TabsBrowserExample', 'Page 1');
    const tab = (name: string) => page.getByRole('tab', { name });
    // The values are numbers.
    await expectFocus(page, ['2', tab('Page 2')]);
    await focusTab(page, 'TabsBrowserExample', 'Page 1');
    // If "p" moved the focus, the arrow key would move it back.
    await expectFocus(page, ['p', tab('Page 1')], ['ArrowRight', tab('Page 2')]);
  },
);

test(
  'the vertical arrow keys move between vertical tabs',
  forRows(PAGE, 'Arrow Down, Arrow Up'),
  async ({ page }) => {
    await focusTab(page, 'TabsVertical', 'Profile');
    const tab = (name: string) => page.getByRole('tab', { name });
    await expectFocus(
      page,
      ['ArrowDown', tab('Security')],
      ['ArrowRight', tab('Security')],
      ['ArrowLeft', tab('Security')],
      ['ArrowUp', tab('Profile')],
      ['ArrowUp', tab('Billing')],
      ['ArrowDown', tab('Profile')],
    );
  },
);

for (const key of ['Enter', 'Space']) {
  test(`${key} selects a tab`, forRows(PAGE, 'Enter, Space'), async ({ page }) => {
    await focusTab(page, 'TabsBasic', 'Orders');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Invoices' })).toBeFocused();
    await page.keyboard.press(key);
    await expect(page.getByRole('tabpanel', { name: 'Invoices' })).toBeVisible();
    await expect(page.getByRole('tabpanel', { name: 'Orders' })).toBeHidden();
  });

  test(`${key} doesn't select a disabled tab`, async ({ page }) => {
    await focusTab(page, 'TabDisabled', 'Address');
    const review = page.getByRole('tab', { name: 'Review' });
    await expectFocus(page, ['End', review], [key, review]);
    await expect(review).toHaveAttribute('aria-selected', 'false');
    await expect(page.getByRole('tabpanel', { name: 'Address' })).toBeVisible();
  });
}

test(
  'Tab leaves a row of tabs, and Shift+Tab returns to the same tab',
  forRows(PAGE, 'Tab'),
  async ({ page }) => {
    await focusTab(page, 'TabsBrowserExample', 'Page 1');
    const second = page.getByRole('tab', { name: 'Page 2' });
    await expectFocus(
      page,
      ['ArrowRight', second],
      ['Tab', page.getByRole('button', { name: 'New page' })],
      ['Shift+Tab', second],
    );
  },
);
