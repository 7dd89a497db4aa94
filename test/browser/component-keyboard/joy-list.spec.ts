import { expect, test } from '@playwright/test';
import { expectFocus } from '../support/keys';
import { forRows } from '../support/keyboard-row';

const PAGE = 'docs-joy/components/list/list.mdx';

for (const key of ['Enter', 'Space']) {
  test(`${key} activates a list button`, forRows(PAGE, 'Enter, Space'), async ({ page }) => {
    await page.goto('/demo/joy-ui/?demo=list/ActionableList');
    const status = page.getByRole('status');
    // The click shows that the demo is interactive.
    await page.getByRole('button', { name: 'New order' }).click();
    await expect(status).toHaveText('Order created');
    await page.getByRole('button', { name: 'New invoice' }).focus();
    await page.keyboard.press(key);
    await expect(status).toHaveText('Invoice created');
  });
}

test(
  'Tab moves between list buttons and skips disabled ones',
  forRows(PAGE, 'Tab'),
  async ({ page }) => {
    await page.goto('/demo/joy-ui/?demo=list/ActionableList');
    await page.getByRole('button', { name: 'New invoice' }).focus();
    await page.keyboard.press('Tab');
    const last = page.getByRole('button', { name: 'New message' });
    await expect(last).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(last).not.toBeFocused();
    await expect(page.getByRole('button', { name: 'New user' })).not.toBeFocused();
  },
);

test(
  'Tab moves to a list link, and only Enter follows it',
  forRows(PAGE, 'Tab', 'Enter, Space'),
  async ({ page }) => {
    await page.goto('/demo/joy-ui/?demo=list/SelectedList');
    const link = (name: string) => page.getByRole('link', { name });
    await link('Invoices').focus();
    await expectFocus(page, ['Tab', link('Users')], ['Space', link('Users')]);
    await expect(page).toHaveURL(/SelectedList$/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#selected$/);
  },
);

test('Escape closes a list of the navigation menu', forRows(PAGE, 'Escape'), async ({ page }) => {
  await page.goto('/demo/joy-ui/?demo=list/ExampleNavigationMenu');
  const button = page.getByRole('button', { name: 'Orders' });
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Open' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});
