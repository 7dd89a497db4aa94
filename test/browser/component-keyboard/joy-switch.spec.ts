import { expect, test } from '@playwright/test';
import { forRows } from '../support/keyboard-row';

const PAGE = 'docs-joy/components/switch/switch.mdx';

test(
  'Space toggles a switch, and Enter leaves it as it is',
  forRows(PAGE, 'Space'),
  async ({ page }) => {
    await page.goto('/demo/joy-ui/?demo=switch/SwitchControlled');
    const orders = page.getByRole('switch', { name: 'Accept orders' });
    await orders.focus();
    await page.keyboard.press('Space');
    await expect(orders).toBeChecked();
    await expect(page.getByRole('status')).toHaveText('The shop is open.');
    await page.keyboard.press('Enter');
    await expect(orders).toBeChecked();
    await page.keyboard.press('Space');
    await expect(orders).not.toBeChecked();
  },
);

test('Tab moves to the next switch', forRows(PAGE, 'Tab'), async ({ page }) => {
  await page.goto('/demo/joy-ui/?demo=switch/SwitchDecorators');
  await page.getByRole('switch', { name: 'Dark mode' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('switch', { name: 'Public profile' })).toBeFocused();
});

test('labels name a switch', async ({ page }) => {
  await page.goto('/demo/joy-ui/?demo=switch/SwitchControl');
  await expect(page.getByRole('switch', { name: 'Reminders' })).toBeChecked();
  await page.goto('/demo/joy-ui/?demo=switch/SwitchLabel');
  const messages = page.getByRole('switch', { name: 'Notify me about new messages' });
  await messages.focus();
  await page.keyboard.press('Space');
  await expect(messages).toBeChecked();
});
