import { expect, test } from '@playwright/test';
import { expectFocus } from '../support/keys';
import { forRows } from '../support/keyboard-row';

const PAGE = 'docs-material/components/button-group/button-group.mdx';

test('Tab visits each button of a group', forRows(PAGE, 'Tab', 'Shift Tab'), async ({ page }) => {
  await page.goto('/demo/material-ui/?demo=button-group/BasicButtonGroup');
  const button = (name: string) => page.getByRole('button', { name });
  await button('Approve').focus();
  await expectFocus(
    page,
    ['Tab', button('Ask')],
    ['Tab', button('Reject')],
    ['Shift+Tab', button('Ask')],
    ['Tab', button('Reject')],
  );
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button').and(page.locator(':focus'))).toHaveCount(0);
});

for (const key of ['Enter', 'Space']) {
  test(
    `${key} runs the action of a split button and opens its menu`,
    forRows(PAGE, 'Enter, Space'),
    async ({ page }) => {
      await page.goto('/demo/material-ui/?demo=button-group/SplitButton');
      await page.getByRole('button', { name: 'Print on plain paper' }).focus();
      await page.keyboard.press(key);
      await expect(page.getByText('Sent to the printer: plain paper')).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.press(key);
      await expect(page.getByRole('menu')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Choose the paper' })).toBeFocused();
    },
  );
}
